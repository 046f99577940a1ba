#include "Texts.h"

static const unsigned char report_css[] = {
#embed "../SnapshotReview/Page/report.css" suffix(, 0)
};
TEXT(report_css)

static const unsigned char report_html[] = {
#embed "../SnapshotReview/Page/report.html" suffix(, 0)
};
TEXT(report_html)

static const unsigned char report_data_js[] = {
#embed "../SnapshotReview/Page/report.data.js" suffix(, 0)
};
TEXT(report_data_js)

static const unsigned char report_detail_js[] = {
#embed "../SnapshotReview/Page/report.detail.js" suffix(, 0)
};
TEXT(report_detail_js)

static const unsigned char report_list_js[] = {
#embed "../SnapshotReview/Page/report.list.js" suffix(, 0)
};
TEXT(report_list_js)

static const unsigned char report_motion_js[] = {
#embed "../SnapshotReview/Page/report.motion.js" suffix(, 0)
};
TEXT(report_motion_js)

static const unsigned char report_moving_js[] = {
#embed "../SnapshotReview/Page/report.moving.js" suffix(, 0)
};
TEXT(report_moving_js)

static const unsigned char report_views_js[] = {
#embed "../SnapshotReview/Page/report.views.js" suffix(, 0)
};
TEXT(report_views_js)
