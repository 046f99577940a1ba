// pixelmatch as a peer: does what a line on its standard input says and answers with nanoseconds and
// the number of pixels that differ. Arguments: the module, that of pngjs or "", width, height, two
// files of pixels, a folder of pairs and how many there are.
"use strict";
const fs = require("fs");
const path = require("path");
const [module_, pngjs, width, height, one, two, folder, count] = process.argv.slice(2);
const loaded = require(module_);
const pixelmatch = loaded.default || loaded;

const options = { threshold: 0.1 };
const read = (file) => fs.readFileSync(file);
const expected = read(one);
const actual = read(two);
const same = Buffer.from(expected);
const compare = (a, b, w, h, more) => pixelmatch(a, b, null, w, h, { ...options, ...more });

const decode = (name) => require(pngjs).PNG.sync.read(read(path.join(folder, name)));
const pair = (number) => {
  const a = decode(`${number}-expected.png`);
  const b = decode(`${number}-actual.png`);
  return compare(a.data, b.data, a.width, a.height);
};
const work = {
  equal: () => compare(expected, same, Number(width), Number(height)),
  forgiving: () => compare(expected, actual, Number(width), Number(height)),
  counting: () => compare(expected, actual, Number(width), Number(height), { includeAA: true }),
  suite: () => [...Array(Number(count)).keys()].reduce((sum, number) => sum + pair(number), 0),
};

console.log("ready");
require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (command) => {
    const start = process.hrtime.bigint();
    const count = work[command]();
    console.log(`${process.hrtime.bigint() - start} ${count}`);
  });
