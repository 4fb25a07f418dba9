import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openText, pressTool, selectAll } from '../testing/rich-text';
import '../testing/test-browser';

test.each([
  ['Tučně', '<p><strong>Oak</strong></p>'],
  ['Kurziva', '<p><em>Oak</em></p>'],
  ['Podtržené', '<p><u>Oak</u></p>'],
  ['Přeškrtnuté', '<p><s>Oak</s></p>'],
])('the tool %s changes the selected text, shows that it is on, and changes it back', async (name, html) => {
  const { text, tools, storedText } = await openText('<p>Oak</p>');
  const tool = tools.getByRole('button', { name });
  expect(tool).toHaveAttribute('aria-pressed', 'false');
  selectAll(text);
  await userEvent.click(tool);
  expect(tool).toHaveAttribute('aria-pressed', 'true');
  expect(await storedText()).toBe(html);
  await userEvent.click(tool);
  expect(tool).toHaveAttribute('aria-pressed', 'false');
  expect(text.innerHTML).toBe('<p>Oak</p>');
});

test.each([
  ['Nadpis (H2)', '<h2>Oak</h2>'],
  ['Menší nadpis (H3)', '<h3>Oak</h3>'],
  ['Nejmenší nadpis (H4)', '<h4>Oak</h4>'],
  ['Odrážky', '<ul><li>Oak</li></ul>'],
  ['Číslovaný seznam', '<ol><li>Oak</li></ol>'],
  ['Citát', '<blockquote><p>Oak</p></blockquote>'],
])('the tool %s changes the paragraph at the cursor, shows that it is on, and changes it back', async (name, html) => {
  const { text, tools, storedText } = await openText('<p>Oak</p><p>Lime</p>');
  const tool = tools.getByRole('button', { name });
  expect(tool).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(tool);
  expect(tool).toHaveAttribute('aria-pressed', 'true');
  expect(await storedText()).toBe(`${html}<p>Lime</p>`);
  await userEvent.click(tool);
  expect(tool).toHaveAttribute('aria-pressed', 'false');
  expect(text.innerHTML).toBe('<p>Oak</p><p>Lime</p>');
});

test('formats are removed from the selected text', async () => {
  const { text, tools, storedText } = await openText('<h2><strong><em>Oak</em></strong> and lime</h2>');
  selectAll(text);
  await pressTool(tools, 'Zrušit formátování');
  expect(await storedText()).toBe('<p>Oak and lime</p>');
});

test('a change is undone and redone', async () => {
  const { text, tools } = await openText('<p>Oak</p>');
  selectAll(text);
  await pressTool(tools, 'Tučně');
  await pressTool(tools, 'Zpět');
  expect(text.innerHTML).toBe('<p>Oak</p>');
  await pressTool(tools, 'Znovu');
  expect(text.innerHTML).toBe('<p><strong>Oak</strong></p>');
});

const TABLE = '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></tbody></table>';

test('a table is inserted, and its tools are shown only within it', async () => {
  const { tools, storedText } = await openText('<p></p>');
  expect(tools.queryByRole('button', { name: 'Přidat řádek' })).toBeNull();
  await pressTool(tools, 'Vložit tabulku');
  expect(tools.getByRole('button', { name: 'Přidat řádek' })).toBeInTheDocument();
  const head = '<tr><th></th><th></th></tr>';
  const row = '<tr><td></td><td></td></tr>';
  expect(await storedText()).toBe(`<table><tbody>${head}${row}${row}</tbody></table>`);
});

test.each([
  ['Přidat řádek', TABLE.replace('</tr><tr>', '</tr><tr><td></td><td></td></tr><tr>')],
  ['Smazat řádek', TABLE.replace('<tr><th>a</th><th>b</th></tr>', '')],
  ['Přidat sloupec', TABLE.replace('</th><th>', '</th><th></th><th>').replace('</td><td>', '</td><td></td><td>')],
  ['Smazat sloupec', TABLE.replace('<th>a</th>', '').replace('<td>c</td>', '')],
  ['Smazat tabulku', '<p>below</p>'],
])('the tool %s changes the table at the cursor', async (name, html) => {
  // The cursor is at the start of the text: in the first cell.
  const { tools, storedText } = await openText(`${TABLE}<p>below</p>`);
  await pressTool(tools, name);
  expect(await storedText()).toBe(html.endsWith('below</p>') ? html : `${html}<p>below</p>`);
});

test('the tool bar is one stop of the Tab key, and the arrows go round its buttons', async () => {
  const { tools } = await openText('<p>Oak</p>');
  const buttons = tools.getAllByRole('button');
  const stops = () => buttons.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([buttons[0]]);
  buttons[0]!.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(buttons[1]).toHaveFocus();
  expect(stops()).toEqual([buttons[1]]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(buttons.at(-1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(buttons[0]).toHaveFocus();
});

test('a letter has neither tables, pictures nor cards, an article no cards, a piece of news has all', async () => {
  const SOME = ['Vložit tabulku', 'Obrázek', 'Karta rostliny nebo akce'];
  const offered: string[][] = [];
  for (const kind of ['letter', 'article', 'news'] as const) {
    const { tools, unmount } = await openText('<p>Oak</p>', kind);
    offered.push(SOME.filter((name) => tools.queryByRole('button', { name })));
    unmount();
  }
  expect(offered).toEqual([[], SOME.slice(0, 2), SOME]);
});

test('a text that is too long is not saved, gets the focus and is described by its fault', async () => {
  const { text, tools, saved } = await openText(`<p>${'Oak '.repeat(600)}</p>`);
  selectAll(text);
  await pressTool(tools, 'Tučně');
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toBeInvalid();
  expect(text).toHaveAccessibleDescription(/\S/);
  expect(saved).not.toHaveBeenCalled();
});
