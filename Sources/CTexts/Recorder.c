#include "Texts.h"

static const unsigned char recorder[] = {
#embed "../Captures/Recorder/CellRecorder.swift.txt" suffix(, 0)
};
TEXT(recorder)

static const unsigned char recorder_list[] = {
#embed "../Captures/Recorder/CellRecorderList.swift.txt" suffix(, 0)
};
TEXT(recorder_list)

static const unsigned char recorder_recording[] = {
#embed "../Captures/Recorder/CellRecording.swift.txt" suffix(, 0)
};
TEXT(recorder_recording)

static const unsigned char recorder_names[] = {
#embed "../Captures/Recorder/CellRecorderNames.swift.txt" suffix(, 0)
};
TEXT(recorder_names)

static const unsigned char recorder_walker[] = {
#embed "../Captures/Recorder/CellRecorderWalker.swift.txt" suffix(, 0)
};
TEXT(recorder_walker)

static const unsigned char recorder_values[] = {
#embed "../Captures/Recorder/CellRecorderValues.swift.txt" suffix(, 0)
};
TEXT(recorder_values)

static const unsigned char recorder_accessibility[] = {
#embed "../Captures/Recorder/CellRecorderValues+Accessibility.swift.txt" suffix(, 0)
};
TEXT(recorder_accessibility)

static const unsigned char recorder_words[] = {
#embed "../Captures/Recorder/CellRecorderValues+Words.swift.txt" suffix(, 0)
};
TEXT(recorder_words)

static const unsigned char recorder_motion[] = {
#embed "../Captures/Recorder/CellRecorderMotion.swift.txt" suffix(, 0)
};
TEXT(recorder_motion)
