import { decodeTextFile } from './decode-text-file';

const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;
const utf16 = (text: string, littleEndian: boolean): ArrayBuffer => {
  const view = new DataView(new ArrayBuffer(2 + 2 * text.length));
  [...`\ufeff${text}`].forEach((letter, index) => view.setUint16(2 * index, letter.charCodeAt(0), littleEndian));
  return view.buffer;
};

test.each<[string, ArrayBuffer]>([
  ['UTF-8', bytes(0xc5, 0xa0, 0x3b, 0x31)],
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0xc5, 0xa0, 0x3b, 0x31)],
  ['UTF-16 of Excel', utf16('Š;1', true)],
  ['UTF-16 in big-endian order', utf16('Š;1', false)],
  ['windows-1250', bytes(0x8a, 0x3b, 0x31)],
])('%s is decoded', (_encoding, file) => {
  expect(decodeTextFile(file)).toBe('Š;1');
});
