import { compareBlocks } from './compare-text';
import { textBlocks } from './text-blocks';

const differences = (before: string, after: string) =>
  compareBlocks(textBlocks(before), textBlocks(after)).map((difference) => ({
    kind: difference.kind,
    text: difference.block.picture ?? difference.block.text,
    ...(difference.kind === 'change' && {
      changed: difference.parts.filter(({ change }) => change).map(({ text }) => text.trim()),
    }),
  }));

test('an edited paragraph is compared by words, also if others were inserted before it', () => {
  expect(
    differences(
      '<h2>Řez</h2><p>Jabloně řežte v předjaří, než raší.</p><p>Konec.</p>',
      '<h2>Řez</h2><p>Nářadí si naostřete.</p><p>Hrušně řežte v předjaří, než raší.</p><p>Konec.</p>',
    ),
  ).toEqual([
    { kind: 'same', text: 'Řez' },
    { kind: 'insert', text: 'Nářadí si naostřete.' },
    { kind: 'change', text: 'Hrušně řežte v předjaří, než raší.', changed: ['Jabloně', 'Hrušně'] },
    { kind: 'same', text: 'Konec.' },
  ]);
});

test('a changed link is a change without changed words', () => {
  expect(differences('<p>Viz <a href="/a">ceník</a>.</p>', '<p>Viz <a href="/b">ceník</a>.</p>')).toEqual([
    { kind: 'change', text: 'Viz ceník.', changed: [] },
  ]);
});

test('items, rows and pictures are separate blocks', () => {
  expect(
    textBlocks(
      '<ul><li><p>Jedna</p></li><li>Dvě<ul><li>Tři</li></ul></li></ul><table><tr><th>A</th><td><p>B</p></td></tr></table><figure><img src="/cdn/a.webp" alt="Buk"><figcaption>Buk lesní</figcaption></figure>',
    ).map(({ look, text, picture }) => [look, picture ?? text]),
  ).toEqual([
    ['item', 'Jedna'],
    ['item', 'Dvě'],
    ['item', 'Tři'],
    ['row', 'A | B'],
    ['picture', '/cdn/a.webp'],
    ['caption', 'Buk lesní'],
  ]);
});
