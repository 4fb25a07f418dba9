import { markedEncoding } from '@arbora/domain';
import { decode } from 'iconv-lite';

/** Characters of Czech, Slovak, Polish and German texts beyond ASCII. */
const EXPECTED = new Set('áčďéěíňóřšťúůýžäôľĺŕąćęłńśźżöüßÁČĎÉĚÍŇÓŘŠŤÚŮÝŽÄÔĽĹŔĄĆĘŁŃŚŹŻÖÜ–„“”’…§°€\u00a0');

/**
 * Decodes a text file of a bank: in the encoding of its byte order mark, as UTF-8 if it is valid UTF-8, otherwise as
 * windows-1250 or cp852, whichever gives more letters of the languages of the region.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1250').decode(bytes);
    const dos = decode(bytes, 'cp852');
    return expectedLetters(dos) > expectedLetters(windows) ? dos : windows;
  }
}

function expectedLetters(text: string): number {
  let count = 0;
  for (const character of text) if (EXPECTED.has(character)) count += 1;
  return count;
}
