import { openSync } from 'fontkit';
import { fontFile, loadDrawableText } from './drawable-text';

const NAMES: readonly (readonly [name: string, drawn: string])[] = [
  ['Příliš žluťoučký Łoś', 'Příliš žluťoučký Łoś'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['Şükrü Öğüt', 'Şükrü Öğüt'],
  ['Володимир Їжак', 'Володимир Їжак'],
  ['Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
  ['Žižka'.normalize('NFD'), 'Žižka'],
  ['6\u2060×\u20608', '6×8'],
  ['李小龍', 'Li Xiao Long'],
  ['Jan 李 Novák', 'Jan Li Novák'],
  ['Jan 🌳 Novák', 'Jan ? Novák'],
  ['👨‍👩‍👧', '?'],
  ['one\ntwo', 'one\ntwo'],
];

test.each(NAMES)('%s is drawn as %s', async (name, drawn) => {
  expect((await loadDrawableText())(name)).toBe(drawn);
});

test('both weights of the font have the letters of Latin languages', () => {
  for (const weight of [400, 700] as const) {
    const font = openSync(fontFile(weight));
    const characters = new Set('characterSet' in font ? font.characterSet : []);
    const letters = Array.from({ length: 0x180 - 0xa0 }, (_, index) => 0xa0 + index);
    expect(letters.filter((letter) => !characters.has(letter))).toEqual([]);
  }
});

test.each(['محمد علي', 'ქართველი', 'עברית', 'ไทย', 'हिन्दी', '한국어', '\ue000'])(
  '%s becomes characters that both weights of the font have',
  async (name) => {
    const drawn = (await loadDrawableText())(name);
    expect(drawn.trim()).not.toBe('');
    for (const weight of [400, 700] as const) {
      const font = openSync(fontFile(weight));
      const characters = 'characterSet' in font ? font.characterSet : [];
      const missing = [...drawn].filter((character) => !characters.includes(character.codePointAt(0) ?? 0));
      expect(missing).toEqual([]);
    }
  },
);
