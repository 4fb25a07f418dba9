import { typeset, typesetPlantName } from './typeset';

test('words that belong together stay on one line', () => {
  expect(typeset('V zimě 4–6 m vysoká, do –30 °C, s plody a listy.')).toBe(
    'V\u00a0zimě 4–\u20606\u00a0m vysoká, do –30\u00a0°C, s\u00a0plody a\u00a0listy.',
  );
  expect(typeset('A tree of 3 metres')).toBe('A\u00a0tree of 3 metres');
  expect(typeset('Zapraszamy w piątek i w sobotę')).toBe('Zapraszamy w\u00a0piątek i\u00a0w\u00a0sobotę');
});

test('a postal code is not broken across lines, and other numbers may be', () => {
  expect(typeset('Na Stráži 4, 798 17 Smržice')).toBe('Na Stráži 4, 798\u00a017 Smržice');
  expect(typeset('2 254 položek, tel. +420 315 000 111')).toBe('2 254 položek, tel. +420 315 000 111');
});

test('typesetting is idempotent', () => {
  const typesetOnce = typeset('Od 4–6 hodin v 277 42 Obříství a okolí');
  expect(typeset(typesetOnce)).toBe(typesetOnce);
});

test.each([
  ["glossy abelia 'Kaleidoscope'", 'glossy abelia ‘Kaleidoscope’'],
  ["kocimiętka 'Walker’s Low' niska", 'kocimiętka ‘Walker’s Low’ niska'],
  ["pes 'nezavřený", "pes 'nezavřený"],
  ['javor mléč', 'javor mléč'],
])('the cultivar in %s has typographic quotes', (name, typographic) => {
  expect(typesetPlantName(name)).toBe(typographic);
});
