/**
 * Confusable letters of Latin, Greek and Cyrillic, and common substitutes, by the character that represents them. Both
 * cases of a letter are listed.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'AаАαΑ@',
  b: 'BвВβΒьЬ',
  c: 'CсСς',
  d: 'DԁԀđĐðÐ',
  e: 'EеЕεΕєЄ',
  f: 'F',
  g: 'G',
  h: 'HһҺнНΗħĦ',
  j: 'JјЈϳ',
  k: 'KкКκΚĸ',
  l: 'LiIіІιΙıłŁ1|!ӏӀ',
  m: 'MмМΜ',
  n: 'NηΝŋŊпПπΠ',
  o: 'OоОοΟσΣøØ0',
  p: 'PрРρΡþÞ',
  q: 'Q',
  r: 'RгГ',
  s: 'SѕЅ$',
  t: 'TтТτΤŧŦ',
  u: 'UиИυμ',
  v: 'VνѵѴ',
  w: 'WωΩ',
  x: 'XхХχΧ',
  y: 'YуУγΥ',
  z: 'ZζΖ',
  '3': 'зЗ',
  // Letters without lookalikes: only their two cases.
  б: 'Б', ґ: 'Ґ', ж: 'Ж', л: 'Л', ф: 'Ф', ц: 'Ц', ч: 'Ч', ш: 'Ш', щ: 'Щ', ъ: 'Ъ', ы: 'Ы', э: 'Э', ю: 'Ю', я: 'Я',
  д: 'Д', ђ: 'Ђ', љ: 'Љ', њ: 'Њ', ћ: 'Ћ', џ: 'Џ', δ: 'Δ', θ: 'Θ', λ: 'Λ', ξ: 'Ξ', φ: 'Φ', ψ: 'Ψ',
}; // oxfmt-ignore

/** Ligatures and letters that are commonly spelt as two. */
const SPELT_OUT: readonly (readonly [sign: string, as: string])[] = [
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['m', 'rn'],
  ['w', 'vv'],
];

const SIGN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([sign, letters]) => [...letters].map((letter) => [letter, sign] as const)),
);

/**
 * Returns the skeleton of a nickname: equal for confusable names. Ignores accents, case, spaces and punctuation, and
 * unifies lookalike letters. Mirrors `app.nickname_skeleton` of the database.
 */
export function nicknameSkeleton(nickname: string): string {
  const withoutMarks = nickname.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const alike = Array.from(withoutMarks, (letter) => SIGN_OF.get(letter) ?? letter).join('');
  return SPELT_OUT.reduce((text, [sign, as]) => text.replaceAll(sign, as), alike).replace(
    /[\u0001-/:-@[-`{-\u00bf\u02b0-\u02ff\u2000-\u206f]/g,
    '',
  );
}
