# pixelmatch in C++, as pybind11-pixelmatch has it, as a peer: does what a line on its standard input says and
# answers with nanoseconds and the number of pixels that differ. Arguments: the folder of the module, width,
# height and two files of pixels; or the folder of the module, a folder of pairs, which Pillow reads, and how
# many there are.
import sys
import time

sys.path.insert(0, sys.argv[1])
import pybind11_pixelmatch


def options(counts_antialiasing):
    options = pybind11_pixelmatch.Options()
    options.threshold = 0.1
    options.includeAA = counts_antialiasing
    return options


def compare(one, two, options):
    return pybind11_pixelmatch.pixelmatch(one, two, options=options)


def pixels(data, width, height):
    return memoryview(data).cast("B", shape=(height, width, 4))


forgiving = options(False)
counting = options(True)

if len(sys.argv) == 4:
    from PIL import Image

    folder, count = sys.argv[2:]

    def decode(number, name):
        picture = Image.open(f"{folder}/{number}-{name}.png").convert("RGBA")
        return pixels(picture.tobytes(), *picture.size)

    work = {
        "suite": lambda: sum(
            compare(decode(number, "expected"), decode(number, "actual"), forgiving)
            for number in range(int(count))
        ),
    }
else:
    width, height = map(int, sys.argv[2:4])

    def read(file):
        with open(file, "rb") as opened:
            return pixels(opened.read(), width, height)

    expected, actual, same = (read(file) for file in (sys.argv[4], sys.argv[5], sys.argv[4]))
    work = {
        "equal": lambda: compare(expected, same, forgiving),
        "forgiving": lambda: compare(expected, actual, forgiving),
        "counting": lambda: compare(expected, actual, counting),
    }

print("ready", flush=True)
for line in sys.stdin:
    start = time.perf_counter_ns()
    amount = work[line.strip()]()
    print(time.perf_counter_ns() - start, amount, flush=True)
