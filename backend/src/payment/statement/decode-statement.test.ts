import { encode } from 'iconv-lite';
import { decodeStatement } from './decode-statement';

const TEXT = 'Datum;Částka;Zpráva\n27.11.2026;450,00;Příliš žluťoučký kůň, Žofie Ďurišová, łódź';
const CZECH = TEXT.replace(', łódź', '');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['big-endian UTF-16 with a mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ['windows-1250', encode(TEXT, 'windows-1250')],
  ['cp852', encode(TEXT, 'cp852')],
])('a file in %s is decoded', (_encoding, bytes) => expect(decodeStatement(bytes)).toBe(TEXT));

test.each(['Ž', 'í', 'Šárka Žižková', CZECH])('%p is told apart in both encodings without a mark', (text) => {
  expect(decodeStatement(encode(`${text};Kč`, 'windows-1250'))).toBe(`${text};Kč`);
  expect(decodeStatement(encode(`${text};Kč;příjemce`, 'cp852'))).toBe(`${text};Kč;příjemce`);
});
