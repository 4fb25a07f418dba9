import path from 'node:path';
import { INSTALLATION } from '../installation';

/** File of the documents' font in this weight; both weights have the same characters. */
export const fontFile = (weight: 400 | 700): string => path.join(INSTALLATION.fontsDir, `fira-sans-${weight}.ttf`);

/** Texts of characters that the font certainly has: most texts. */
const COMMON = /^[\n\x20-\x7e\xa0-\u017f]*$/;

let loaded: Promise<(text: string) => string> | undefined;

/**
 * Loads the function that replaces characters which the documents' font lacks, because a PDF shows nothing in their
 * place: letters are transliterated (`李小龍` → `Li Xiao Long`), and other characters become `?`.
 */
export function loadDrawableText(): Promise<(text: string) => string> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<(text: string) => string> {
  const [{ openSync }, { transliterate }] = await Promise.all([import('fontkit'), import('transliteration')]);
  const font = openSync(fontFile(400));
  const known = new Set('characterSet' in font ? font.characterSet : []);
  const isDrawable = (text: string): boolean =>
    [...text].every((character) => character === '\n' || known.has(character.codePointAt(0) ?? 0));
  const replacement = (text: string): string => transliterate(text, { unknown: '?' }).replace(/\?+/g, '?');

  return (text) => {
    if (COMMON.test(text)) return text;
    // Word joiners are not drawn either: lines are broken by our code.
    const composed = text.normalize('NFC').replaceAll('\u2060', '');
    if (isDrawable(composed)) return composed;
    let drawable = '';
    let missing = '';
    for (const { segment } of new Intl.Segmenter().segment(composed)) {
      if (!isDrawable(segment)) {
        missing += segment;
        continue;
      }
      drawable += replacement(missing) + segment;
      missing = '';
    }
    return drawable + replacement(missing);
  };
}
