# numpy, and Pillow for files, as a peer: executes the command in a line of its standard input, and prints
# nanoseconds and the number of pixels of which a byte differs. Arguments: two files of pixels, a folder
# of pairs and how many there are.
import sys
import time

import numpy
from PIL import Image

one, two, folder, count = sys.argv[1:]
expected = numpy.fromfile(one, dtype=numpy.uint32)
actual = numpy.fromfile(two, dtype=numpy.uint32)
same = expected.copy()


def decode(number, name):
    picture = Image.open(f"{folder}/{number}-{name}.png").convert("RGBA")
    return numpy.asarray(picture).view(numpy.uint32)


work = {
    "equal": lambda: numpy.count_nonzero(expected != same),
    "exact": lambda: numpy.count_nonzero(expected != actual),
    "suite": lambda: sum(
        numpy.count_nonzero(decode(number, "expected") != decode(number, "actual"))
        for number in range(int(count))
    ),
}

print("ready", flush=True)
for line in sys.stdin:
    start = time.perf_counter_ns()
    amount = work[line.strip()]()
    print(time.perf_counter_ns() - start, amount, flush=True)
