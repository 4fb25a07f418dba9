import { fireEvent } from '@testing-library/react';
import type { TextKind } from './extensions';
import { openText, selectAll } from '../testing/rich-text';
import { snackbars } from '../testing/snackbars';
import '../testing/test-browser';

async function openAndPaste(data: Readonly<Record<string, string>>, kind?: TextKind) {
  const opened = await openText('<p>Oak</p>', kind);
  selectAll(opened.text);
  fireEvent.paste(opened.text, { clipboardData: { getData: (type: string) => data[type] ?? '', files: [] } });
  return opened;
}

test('pasted text of a word processor replaces the selection without its looks, and is saved', async () => {
  const { storedText } = await openAndPaste({
    'text/html':
      '<h1 style="color: red">Lime</h1><p class="MsoNormal"><b>Old</b> <span style="font-size: 30pt">tree</span></p>',
  });
  expect(snackbars).toEqual([]);
  expect(await storedText()).toBe('<h2>Lime</h2><p><strong>Old</strong> tree</p>');
});

test('pasted plain text keeps its paragraphs', async () => {
  const { storedText } = await openAndPaste({ 'text/plain': 'Lime\n\nOld tree' });
  expect(await storedText()).toBe('<p>Lime</p><p>Old tree</p>');
});

test('scripts are not pasted, nor links that run one', async () => {
  const { storedText } = await openAndPaste({
    'text/html': '<p onclick="x()">Lime<script>x()</script> <a href="javascript:x()">tree</a></p>',
  });
  expect(await storedText()).toBe('<p>Lime tree</p>');
});

test.each([
  ['an article', 'article', /^Obrázek z jiného webu se nevložil/],
  ['a letter', 'letter', /^Zpráva nemůže mít obrázky/],
] as const)('pictures that %s cannot have are left out and told', async (_name, kind, message) => {
  const { storedText } = await openAndPaste({ 'text/html': '<p>Lime</p><img src="https://else.example/a.jpg">' }, kind);
  expect(snackbars).toMatchObject([{ type: 'warning', text: expect.stringMatching(message) }]);
  expect(await storedText()).toBe('<p>Lime</p>');
});
