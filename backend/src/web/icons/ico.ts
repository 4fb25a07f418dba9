const HEADER = 6;
const ENTRY = 16;
/** Byte offsets of width and height in a PNG. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20];

/** Packs PNG pictures of at most 255 px into a Windows icon, for clients that request `/favicon.ico` by convention. */
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
