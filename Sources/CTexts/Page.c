#include "Texts.h"

static const unsigned char page_canvas_js[] = {
#embed "../ScenePages/Page/canvas.js" suffix(, 0)
};
TEXT(page_canvas_js)

static const unsigned char page_chart_js[] = {
#embed "../ScenePages/Page/chart.js" suffix(, 0)
};
TEXT(page_chart_js)

static const unsigned char page_controls_js[] = {
#embed "../ScenePages/Page/controls.js" suffix(, 0)
};
TEXT(page_controls_js)

static const unsigned char page_curves_js[] = {
#embed "../ScenePages/Page/curves.js" suffix(, 0)
};
TEXT(page_curves_js)

static const unsigned char page_drawing_js[] = {
#embed "../ScenePages/Page/drawing.js" suffix(, 0)
};
TEXT(page_drawing_js)

static const unsigned char page_films_js[] = {
#embed "../ScenePages/Page/films.js" suffix(, 0)
};
TEXT(page_films_js)

static const unsigned char page_following_js[] = {
#embed "../ScenePages/Page/following.js" suffix(, 0)
};
TEXT(page_following_js)

static const unsigned char page_links_js[] = {
#embed "../ScenePages/Page/links.js" suffix(, 0)
};
TEXT(page_links_js)

static const unsigned char page_machine_js[] = {
#embed "../ScenePages/Page/machine.js" suffix(, 0)
};
TEXT(page_machine_js)

static const unsigned char page_motion_js[] = {
#embed "../ScenePages/Page/motion.js" suffix(, 0)
};
TEXT(page_motion_js)

static const unsigned char page_page_js[] = {
#embed "../ScenePages/Page/page.js" suffix(, 0)
};
TEXT(page_page_js)

static const unsigned char page_pans_js[] = {
#embed "../ScenePages/Page/pans.js" suffix(, 0)
};
TEXT(page_pans_js)

static const unsigned char page_scripts_js[] = {
#embed "../ScenePages/Page/scripts.js" suffix(, 0)
};
TEXT(page_scripts_js)

static const unsigned char page_stage_js[] = {
#embed "../ScenePages/Page/stage.js" suffix(, 0)
};
TEXT(page_stage_js)

static const unsigned char page_start_js[] = {
#embed "../ScenePages/Page/start.js" suffix(, 0)
};
TEXT(page_start_js)

static const unsigned char page_swipes_js[] = {
#embed "../ScenePages/Page/swipes.js" suffix(, 0)
};
TEXT(page_swipes_js)

static const unsigned char page_touches_js[] = {
#embed "../ScenePages/Page/touches.js" suffix(, 0)
};
TEXT(page_touches_js)

static const unsigned char page_css[] = {
#embed "../ScenePages/Page/page.css" suffix(, 0)
};
TEXT(page_css)

static const unsigned char page_html[] = {
#embed "../ScenePages/Page/page.html" suffix(, 0)
};
TEXT(page_html)
