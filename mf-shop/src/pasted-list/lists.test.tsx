import type { MatchedLine } from '@arbora/domain';
import { renderPage, reply, testServer, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import shop from '../remote';

const MATCH = 'POST /api/rest/rpc/match_plant_lines';
const SAVE = 'PATCH /api/rest/user_profile';
const item = (id: string, name: string) => ({ id, name, size: 'OK 12-14', spec1: 'ZB', spec2: null });
const CERTAIN = { doubt: null, asked: null, nearest: [] };
const MATCHES: MatchedLine[] = [
  { ...CERTAIN, amount: 5, items: [item('lime', 'Tilia cordata')] },
  {
    ...CERTAIN,
    amount: null,
    doubt: 'plant',
    items: [item('field', 'Acer campestre'), item('norway', 'Acer platanoides')],
  },
  { ...CERTAIN, amount: 60, doubt: 'plant', items: [] },
];

async function open(routes: TestRoutes = {}) {
  const server = testServer({
    'GET /api/rest/user_profile': [{ basket: null, basket_version: 0, country: 'CZ', region: null }],
    [MATCH]: MATCHES,
    [SAVE]: [{ basket_version: 1 }],
    ...routes,
  });
  await renderPage(shop, '/cs/ucet/kosik', { server, person: {} });
  const button = await screen.findByRole('button', { name: 'Vložit celý seznam' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return { server, field: await screen.findByRole('textbox', { name: /^Seznam/ }, { timeout: 5000 }) };
}

test('a pasted list is matched, completed and added; unknown lines become a note', async () => {
  const { server, field } = await open();
  await userEvent.click(field);
  await userEvent.paste('Tilia cordata OK 12-14 ZB 5 ks\n\njavor\nkůly 60 ks');
  await userEvent.click(screen.getByRole('button', { name: 'Vyhledat rostliny' }));
  expect(await screen.findByRole('heading', { name: 'Nalezené rostliny (1)' })).toBeVisible();
  expect(server.sent(MATCH).map(({ body }) => body)).toEqual([
    { lines: ['Tilia cordata OK 12-14 ZB 5 ks', 'javor', 'kůly 60 ks'] },
  ]);
  const unknown = within(screen.getByRole('region', { name: 'Zůstane v poznámce (1)' }));
  expect(unknown.getByText('kůly 60 ks')).toBeVisible();
  const choice = within(screen.getByRole('radiogroup', { name: 'Rostlina k řádku: javor' }));
  await userEvent.click(choice.getByRole('radio', { name: 'Acer platanoides OK 12-14 ZB' }));
  await userEvent.click(screen.getByRole('button', { name: 'Přidat do košíku (2)' }));
  await waitFor(() => expect(server.sent(SAVE).length).toBeGreaterThan(0));
  const saved = server.sent(SAVE).at(-1)!.body as { basket: unknown };
  expect(saved.basket).toMatchObject({
    items: [
      { product_item_id: 'lime', amount: 5 },
      { product_item_id: 'norway', amount: 1 },
    ],
    note: 'kůly 60 ks',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a missing size is explained, and a line without a choice goes to the note instead of the basket', async () => {
  const sizes = ['OK 10-12', 'OK 14-16'].map((size) => ({ ...item(size, 'Acer platanoides'), size }));
  const missing: MatchedLine = {
    ...{ amount: 6, doubt: 'missing', asked: '12-14', nearest: ['OK 10-12', 'OK 14-16'] },
    items: sizes,
  };
  const { server, field } = await open({ [MATCH]: [MATCHES[0], missing] });
  await userEvent.click(field);
  await userEvent.paste('Tilia cordata OK 12-14 ZB 5 ks\nAcer platanoides 12-14, 6 ks');
  await userEvent.click(screen.getByRole('button', { name: 'Vyhledat rostliny' }));
  expect(await screen.findByText('12-14 nemáme, nejbližší: OK 10-12, OK 14-16.')).toBeVisible();
  const choice = within(screen.getByRole('radiogroup', { name: /Acer platanoides 12-14/ }));
  for (const radio of choice.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByText('1 řádek bez výběru zůstane v poznámce.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Přidat do košíku (1)' }));
  await waitFor(() => expect(server.sent(SAVE).length).toBeGreaterThan(0));
  const saved = server.sent(SAVE).at(-1)!.body as { basket: { items: unknown[] } };
  expect(saved.basket.items).toHaveLength(1);
  expect(saved.basket).toMatchObject({ note: 'Acer platanoides 12-14, 6 ks' });
});

test('an empty or too long list is reported at the field', async () => {
  const { server, field } = await open();
  const match = () => userEvent.click(screen.getByRole('button', { name: 'Vyhledat rostliny' }));
  await match();
  expect(screen.getByText('Toto pole nesmí být prázdné.')).toBeVisible();
  await userEvent.click(field);
  await userEvent.paste(Array.from({ length: 501 }, (_, index) => `Acer ${index}`).join('\n'));
  await match();
  expect(await screen.findByText(/nejvýše 500 řádků. Rozdělte/)).toBeVisible();
  expect(server.sent(MATCH)).toEqual([]);
});

test('a file is read into the list, and a failed match keeps it', async () => {
  const { field } = await open({ [MATCH]: reply(500, { code: 'internal', message: '' }) });
  const bytes = Uint8Array.from('"Tilia cordata";"OK 12-14";5', (letter) => letter.charCodeAt(0));
  // jsdom's files lack `arrayBuffer`.
  const file = Object.assign(new File([], 'poptavka.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(bytes),
  });
  await userEvent.upload(screen.getByLabelText(/^Nebo soubor/), file);
  await waitFor(() => expect(field).toHaveValue('Tilia cordata;OK 12-14;5'));
  await userEvent.click(screen.getByRole('button', { name: 'Vyhledat rostliny' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Tilia cordata;OK 12-14;5');
});

test('a file of more than 5 MB is refused', async () => {
  await open();
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'poptavka.xlsx');
  await userEvent.upload(screen.getByLabelText(/^Nebo soubor/), file);
  expect(await screen.findByText(/^Soubor je moc velký, čteme nejvýše 5 MB/)).toBeVisible();
});
