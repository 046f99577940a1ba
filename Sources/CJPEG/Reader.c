#include "CJPEG.h"

#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

// All state that must survive a jump is here and not in local variables, whose values would be
// unspecified after `longjmp`.
struct cjpeg_reader {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf target;
  const uint8_t *bytes;
  size_t count;
  cjpeg_limits limits;
  cjpeg_header header;
  bool is_created;
  bool is_ready_for_pixels;
  bool is_too_large;
  char error[JMSG_LENGTH_MAX];
};

static cjpeg_reader *reader_of(j_common_ptr jpeg) { return jpeg->client_data; }

static void on_error(j_common_ptr jpeg) {
  cjpeg_reader *reader = reader_of(jpeg);
  // libjpeg itself rejects sides above 65,500.
  reader->is_too_large = jpeg->err->msg_code == JERR_IMAGE_TOO_BIG;
  jpeg->err->format_message(jpeg, reader->error);
  longjmp(reader->target, 1);
}

// Level -1 is a warning: the data are invalid. Warnings that leave all pixels correct are ignored;
// all others become errors.
static void on_message(j_common_ptr jpeg, int level) {
  if (level >= 0) {
    return;
  }
  switch (jpeg->err->msg_code) {
  case JWRN_EXTRANEOUS_DATA:
  case JWRN_ADOBE_XFORM:
  case JWRN_JFIF_MAJOR:
  case JWRN_TOO_MUCH_DATA: return;
  default: on_error(jpeg);
  }
}

static void on_output(j_common_ptr jpeg) { (void)jpeg; }

// Called repeatedly while a file is decoded.
static void on_progress(j_common_ptr jpeg) {
  cjpeg_reader *reader = reader_of(jpeg);
  uint64_t pixels = (uint64_t)reader->header.width * reader->header.height;
  int scans = ((j_decompress_ptr)jpeg)->input_scan_number;
  if (scans > 0 && pixels * (uint64_t)scans > reader->limits.work) {
    snprintf(reader->error, sizeof reader->error, "it has more than %d scans", scans - 1);
    longjmp(reader->target, 1);
  }
}

cjpeg_reader *cjpeg_open(const uint8_t *bytes, size_t count) {
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    return NULL;
  }
  reader->bytes = bytes;
  reader->count = bytes == NULL ? 0 : count;
  reader->jpeg.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = on_error;
  reader->errors.emit_message = on_message;
  reader->errors.output_message = on_output;
  reader->progress.progress_monitor = on_progress;
  return reader;
}

void cjpeg_close(cjpeg_reader *reader) {
  if (reader->is_created) {
    jpeg_destroy_decompress(&reader->jpeg);
  }
  free(reader);
}

cjpeg_status cjpeg_read_header(cjpeg_reader *reader, cjpeg_limits limits, cjpeg_header *header) {
  if (reader->is_created || reader->count == 0) {
    snprintf(reader->error, sizeof reader->error, "there is nothing to read");
    return CJPEG_DAMAGED;
  }
  j_decompress_ptr jpeg = &reader->jpeg;
  reader->limits = limits;
  if (setjmp(reader->target) != 0) {
    if (!reader->is_too_large) {
      return CJPEG_DAMAGED;
    }
    // Set when the frame header was read, before it was rejected.
    header->width = reader->jpeg.image_width;
    header->height = reader->jpeg.image_height;
    return CJPEG_TOO_LARGE;
  }
  jpeg_create_decompress(jpeg);
  reader->is_created = true;
  // jpeg_create_decompress has cleared it.
  jpeg->client_data = reader;
  jpeg->progress = &reader->progress;
  jpeg_mem_src(jpeg, reader->bytes, (unsigned long)reader->count);
  jpeg_read_header(jpeg, TRUE);
  header->width = jpeg->image_width;
  header->height = jpeg->image_height;
  if (header->width > limits.side || header->height > limits.side ||
      (uint64_t)header->width * header->height > limits.pixels) {
    return CJPEG_TOO_LARGE;
  }
  if (jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK) {
    jpeg->out_color_space = JCS_CMYK;
    header->samples = jpeg->saw_Adobe_marker ? CJPEG_INVERTED_CMYK : CJPEG_CMYK;
  } else {
    jpeg->out_color_space = JCS_EXT_RGBA;
    header->samples = CJPEG_RGBA;
  }
  // The slow integer DCT gives the same pixels on every CPU.
  jpeg->dct_method = JDCT_ISLOW;
  reader->header = *header;
  reader->is_ready_for_pixels = true;
  return CJPEG_OK;
}

cjpeg_status cjpeg_read_pixels(cjpeg_reader *reader, uint8_t *pixels, size_t count) {
  size_t stride = (size_t)reader->header.width * 4;
  if (!reader->is_ready_for_pixels || count != stride * reader->header.height) {
    snprintf(reader->error, sizeof reader->error, "the pixels were asked for without their header");
    return CJPEG_DAMAGED;
  }
  reader->is_ready_for_pixels = false;
  j_decompress_ptr jpeg = &reader->jpeg;
  if (setjmp(reader->target) != 0) {
    return CJPEG_DAMAGED;
  }
  jpeg_start_decompress(jpeg);
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = pixels + jpeg->output_scanline * stride;
    jpeg_read_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_decompress(jpeg);
  return CJPEG_OK;
}

const char *cjpeg_error(const cjpeg_reader *reader) { return reader->error; }
