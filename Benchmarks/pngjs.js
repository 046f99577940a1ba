// pngjs as a peer: does what a line on its standard input says and answers with nanoseconds and
// bytes. Arguments: the folder of the module, pixels, width, height, a PNG.
"use strict";
const fs = require("fs");
const [modules, pixels, width, height, file] = process.argv.slice(2);
const { PNG } = require(modules);

const picture = new PNG({ width: Number(width), height: Number(height) });
picture.data = fs.readFileSync(pixels);
const bytes = fs.readFileSync(file);
const work = {
  encode: () => PNG.sync.write(picture).length,
  decode: () => PNG.sync.read(bytes).data.length,
};

console.log("ready");
require("readline")
  .createInterface({ input: process.stdin })
  .on("line", (command) => {
    const start = process.hrtime.bigint();
    const count = work[command]();
    console.log(`${process.hrtime.bigint() - start} ${count}`);
  });
