import { transliterate as withoutAccents } from '@arbora/domain';
import { decode, encode } from 'iconv-lite';
import { transliterate } from 'transliteration';

const ENCODING = 'win1250';
/** Of these texts nothing has to be replaced: most texts. */
const ASCII = /^[\n\x20-\x7e]*$/;

/** A text in windows-1250. Characters outside it must have been replaced by `representable`. */
export const windows1250 = (text: string): Buffer => encode(text, ENCODING);

/**
 * Replaces characters outside windows-1250: letters lose their accents (`ñ` → `n`) or are transliterated (`Иван` →
 * `Ivan`), and characters without a transliteration, such as emoji, are left out.
 */
export function representable(text: string): string {
  if (ASCII.test(text)) return text;
  let result = '';
  let missing = '';
  for (const { segment } of new Intl.Segmenter().segment(text.normalize('NFC'))) {
    const plain = isRepresentable(segment) ? segment : withoutAccents(segment);
    if (!isRepresentable(plain)) {
      missing += segment;
      continue;
    }
    result += transliterated(missing) + plain;
    missing = '';
  }
  return result + transliterated(missing);
}

const isRepresentable = (text: string): boolean => decode(encode(text, ENCODING), ENCODING) === text;

const transliterated = (text: string): string => (text === '' ? '' : transliterate(text, { unknown: '' }));
