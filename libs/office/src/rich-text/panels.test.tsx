import { enter, replyPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openText, pressTool, selectAll } from '../testing/rich-text';
import { aPhoto, PHOTOS, PLANT_ID } from '../testing/photos';
import '../testing/test-browser';

const panel = (name: string) => within(screen.getByRole('group', { name }));
const fill = async (name: RegExp, value: string): Promise<void> => {
  const input = screen.getByRole('textbox', { name });
  await userEvent.clear(input);
  await enter(input, value);
};

describe('a link', () => {
  test('is set on the selected text, at a normalized address', async () => {
    const { text, tools, storedText } = await openText('<p>Oak</p>');
    selectAll(text);
    await pressTool(tools, 'Odkaz');
    expect(screen.getByRole('textbox', { name: /^Adresa odkazu/ })).toHaveFocus();
    await fill(/^Adresa odkazu/, 'arbora.example/oak');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: 'Odkaz' })).toBeNull();
    expect(await storedText()).toBe('<p><a href="https://arbora.example/oak">Oak</a></p>');
  });

  test('without a selection is inserted with its address as the text', async () => {
    const { tools, storedText } = await openText('<p></p>');
    await pressTool(tools, 'Odkaz');
    await fill(/^Adresa odkazu/, 'jana@arbora.example');
    await userEvent.click(panel('Odkaz').getByRole('button', { name: 'Vložit' }));
    expect(await storedText()).toBe('<p><a href="mailto:jana@arbora.example">jana@arbora.example</a></p>');
  });

  test('at the cursor is changed as a whole', async () => {
    const { tools, storedText } = await openText('<p><a href="/old">Oak</a> and lime</p>');
    await pressTool(tools, 'Odkaz');
    expect(screen.getByRole('textbox', { name: /^Adresa odkazu/ })).toHaveValue('/old');
    await fill(/^Adresa odkazu/, '/new');
    await userEvent.keyboard('{Enter}');
    expect(await storedText()).toBe('<p><a href="/new">Oak</a> and lime</p>');
  });

  test('at the cursor is removed, and its text stays', async () => {
    const { tools, storedText } = await openText('<p><a href="/old">Oak</a> and lime</p>');
    expect(tools.getByRole('button', { name: 'Odkaz' })).toHaveAttribute('aria-pressed', 'true');
    await pressTool(tools, 'Odkaz');
    await userEvent.click(panel('Odkaz').getByRole('button', { name: 'Zrušit odkaz' }));
    expect(await storedText()).toBe('<p>Oak and lime</p>');
  });

  test('to an unusable address is refused, and the form is not sent', async () => {
    const { text, tools, saved, onClosed } = await openText('<p>Oak</p>');
    selectAll(text);
    await pressTool(tools, 'Odkaz');
    await fill(/^Adresa odkazu/, 'javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    const address = screen.getByRole('textbox', { name: /^Adresa odkazu/ });
    expect(address).toBeInvalid();
    expect(address).toHaveAccessibleDescription('Takovou adresu odkaz mít nemůže.');
    expect(text.innerHTML).toBe('<p>Oak</p>');
    expect(saved).not.toHaveBeenCalled();
    expect(onClosed).not.toHaveBeenCalled();
  });

  test('is given up by Escape, by the button and by its tool, and the form stays open', async () => {
    const { text, tools, onClosed } = await openText('<p>Oak</p>');
    for (const giveUp of [
      async () => userEvent.keyboard('{Escape}'),
      async () => userEvent.click(panel('Odkaz').getByRole('button', { name: 'Zrušit' })),
      async () => pressTool(tools, 'Odkaz'),
    ]) {
      await pressTool(tools, 'Odkaz');
      expect(tools.getByRole('button', { name: 'Odkaz' })).toHaveAttribute('aria-expanded', 'true');
      await giveUp();
      expect(screen.queryByRole('group', { name: 'Odkaz' })).toBeNull();
    }
    expect(text.innerHTML).toBe('<p>Oak</p>');
    expect(onClosed).not.toHaveBeenCalled();
  });
});

describe('a picture', () => {
  test('is inserted by its address with a description and a caption', async () => {
    const { tools, storedText } = await openText('<p>Oak</p>');
    await pressTool(tools, 'Obrázek');
    await fill(/^Adresa obrázku/, '/cdn/oak');
    await fill(/^Co je na obrázku/, 'An old oak');
    await fill(/^Popisek/, 'In autumn');
    await userEvent.keyboard('{Enter}');
    expect(await storedText()).toContain(
      '<figure><img src="/cdn/oak" alt="An old oak"><figcaption>In autumn</figcaption></figure>',
    );
  });

  test('of another site is refused', async () => {
    const { text, tools } = await openText('<p>Oak</p>');
    await pressTool(tools, 'Obrázek');
    await fill(/^Adresa obrázku/, 'https://else.example/a.jpg');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Obrázek musí být z tohoto webu');
    expect(text.querySelector('img[src]')).toBeNull();
  });

  test('of the library is inserted with its description, without a caption', async () => {
    const photo = aPhoto(1);
    const { tools, storedText } = await openText('<p>Oak</p>', 'article', { [PHOTOS]: replyPage([photo]) });
    await pressTool(tools, 'Obrázek');
    await userEvent.click(panel('Obrázek').getByRole('button', { name: 'Vybrat obrázek' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Picture 1' }));
    expect(screen.queryByRole('dialog', { name: 'Fotobanka' })).toBeNull();
    await userEvent.click(panel('Obrázek').getByRole('button', { name: 'Vložit' }));
    const stored = await storedText();
    expect(stored).toContain(`<img src="/cdn/${photo.key}" alt="Picture 1">`);
    expect(stored).not.toContain('figure');
  });
});

const plant = { product_id: PLANT_ID, name: 'Malus', name_cs: 'jabloň' };
const event = { id: PLANT_ID, title: 'Open day', title_en: null, title_pl: null };
const PLANTS = 'GET /api/rest/katalog_items';
const EVENTS = 'GET /api/rest/booking_event';

test.each([
  ['Vložit rostlinu', 'Malus – jabloň', `/sortiment/${PLANT_ID}`],
  ['Vložit akci', 'Open day', `/services/public-booking/${PLANT_ID}`],
])('by "%s" a card is found, inserted as a link and shown as a card', async (kind, label, href) => {
  // Two sizes of the plant are one card.
  const routes = { [PLANTS]: [plant, plant], [EVENTS]: [event] };
  const { server, text, tools, storedText } = await openText('<p>Oak</p>', 'news', routes);
  await pressTool(tools, 'Karta rostliny nebo akce');
  await enter(screen.getByRole('combobox', { name: kind }), 'xy');
  await waitFor(() => expect(server.requests.at(-1)?.query.toString()).toContain('xy'));
  await userEvent.click(await screen.findByTitle(label));
  expect(screen.queryByRole('group', { name: 'Karta rostliny nebo akce' })).toBeNull();
  expect(within(text).getByText(label)).toHaveAttribute('data-card');
  expect(await storedText()).toContain(`<p><a href="${href}">${label}</a></p>`);
});

test('a stored card is shown as a card and stays as it is', async () => {
  const card = `<p><a href="/sortiment/${PLANT_ID}">Malus</a></p>`;
  const { text, tools, storedText } = await openText(`<p>Oak</p>${card}`, 'news');
  expect(within(text).getByText('Malus')).toHaveAttribute('data-card');
  await pressTool(tools, 'Nadpis (H2)');
  expect(await storedText()).toBe(`<h2>Oak</h2>${card}`);
});
