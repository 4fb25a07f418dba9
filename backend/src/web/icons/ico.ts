const HEADER = 6;
const ENTRY = 16;
/** Where a PNG tells its width and height, in bytes from its start. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20];

/** A Windows icon of PNG pictures of at most 255 px, for programs that ask for `/favicon.ico` without being told of it. */
export function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(picture.readUInt32BE(WIDTH_AT), at);
    head.writeUInt8(picture.readUInt32BE(HEIGHT_AT), at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
