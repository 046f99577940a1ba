/// Text files of this package that are compiled into the program. Each function returns the text of a file, which ends
/// with a zero and is never freed.
///
/// SwiftPM can embed files as well. It writes each byte as a number of a Swift array, and the compiler needs ten seconds
/// for the files of the page (measured).

#ifndef CTEXTS_H
#define CTEXTS_H

#pragma clang assume_nonnull begin

// MARK: - Sources/ScenePages/Page

const char *ctexts_page_canvas_js(void);
const char *ctexts_page_chart_js(void);
const char *ctexts_page_controls_js(void);
const char *ctexts_page_curves_js(void);
const char *ctexts_page_drawing_js(void);
const char *ctexts_page_films_js(void);
const char *ctexts_page_following_js(void);
const char *ctexts_page_links_js(void);
const char *ctexts_page_machine_js(void);
const char *ctexts_page_motion_js(void);
const char *ctexts_page_page_js(void);
const char *ctexts_page_pans_js(void);
const char *ctexts_page_scripts_js(void);
const char *ctexts_page_stage_js(void);
const char *ctexts_page_start_js(void);
const char *ctexts_page_swipes_js(void);
const char *ctexts_page_touches_js(void);
const char *ctexts_page_css(void);
const char *ctexts_page_html(void);

// MARK: - Sources/SnapshotReview/Page

const char *ctexts_report_css(void);
const char *ctexts_report_html(void);
const char *ctexts_report_data_js(void);
const char *ctexts_report_detail_js(void);
const char *ctexts_report_list_js(void);
const char *ctexts_report_motion_js(void);
const char *ctexts_report_moving_js(void);
const char *ctexts_report_views_js(void);

// MARK: - Sources/Captures/Recorder

const char *ctexts_recorder(void);
const char *ctexts_recorder_list(void);
const char *ctexts_recorder_recording(void);
const char *ctexts_recorder_names(void);
const char *ctexts_recorder_walker(void);
const char *ctexts_recorder_values(void);
const char *ctexts_recorder_accessibility(void);
const char *ctexts_recorder_words(void);
const char *ctexts_recorder_motion(void);

#pragma clang assume_nonnull end

#endif
