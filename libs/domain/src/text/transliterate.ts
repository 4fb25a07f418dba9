/** Letters that Unicode does not decompose into base letter and accent. */
const WHOLE: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'TH',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
};

/** Removes accents: `Příliš żółty` → `Prilis zolty`. @throws TypeError when `text` is not a string (spec §8) */
export function transliterate(text: string): string {
  if (typeof text !== 'string') throw new TypeError(`Text expected, got ${typeof text}`);
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁđĐøØßẞæÆœŒþÞðÐı]/g, (letter) => WHOLE[letter] ?? letter);
}
