import type { Row } from '@arbora/domain';
import { renderPage, replyPage, testServer, type RenderedPage } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';

const ID = '77777777-0000-4000-8000-000000000001';
const LIST = 'GET /api/rest/news_item';
const SAVE = 'PATCH /api/rest/news_item';

const article: Row<'news_item'> = {
  id: ID, slug: 'zima', title: 'Zima', author: null, author_id: null, topic: null, reading_minutes: 1, hero_image: null,
  hero_alt: null, perex: '', body: '<p>Sníh.</p>', locale: 'cs', tag: 'page', is_published: true,
  publish_at: '2026-10-25T22:30:00Z', translation_group: null, created_at: '2026-10-25T22:30:00Z', completed_at: null,
  version: 3, updated_at: '2026-10-01T08:00:00Z',
}; // oxfmt-ignore
/** Half past midnight in Prague, on the night when summer time ends. */
const early = { ...article, id: ID.replace(/1$/, '2'), title: 'Noc', tag: 'news', publish_at: '2026-10-24T22:30:00Z' };
const missed = { ...early, id: ID.replace(/1$/, '3'), title: 'Zmeškané', is_published: false };
const issue = {
  id: ID.replace(/1$/, '4'), issue_number: 47, locale: 'cs' as const, title: 'Podzim', is_published: true,
  publish_at: null, created_at: '2026-11-02T08:00:00Z', updated_at: '2026-11-02T08:00:00Z',
}; // oxfmt-ignore

const open = (search: string): Promise<RenderedPage> =>
  renderPage(remote, `/cs/manager/news?${search}`, {
    server: testServer({
      [LIST]: ({ query }: { query: URLSearchParams }) =>
        query.has('or') ? [article, early, missed] : query.has('id') ? [article] : replyPage([article], 1),
      'GET /api/rest/news_bulletin': [issue],
      'GET /api/rest/history_list': [],
      [SAVE]: [{ id: ID }],
    }),
    person: { acl: ['editor'] },
  });

describe('the calendar', () => {
  const OCTOBER = 'list=schedule&month=2026-10';

  test('shows each publication on its day in Prague, also when summer time ends', async () => {
    setWindowWidth(1440);
    const { server } = await open(OCTOBER);
    await screen.findByText('Zima');
    const day = within(screen.getByText('25', { selector: 'time' }).closest('td')!);
    expect(day.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '0:30CSnovinkaNoc',
      '0:30CSnovinkaZmeškanénevyšlo: není zveřejněno',
      '23:30CSstránkaZima',
    ]);
    expect(day.getByRole('link', { name: /Zima/ })).toHaveAttribute('href', `/cs/manager/news?list=pages&id=${ID}`);
    expect(screen.getByRole('heading', { level: 2, name: 'říjen 2026' })).toBeVisible();
    expect(server.sent(LIST)[0]?.query.get('or')).toContain('publish_at.gte."2026-09-27T22:00:00.000Z"');

    await userEvent.click(screen.getByRole('link', { name: 'Další' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'listopad 2026' })).toBeVisible();
    expect(screen.getByRole('link', { name: /47 – Podzim/ })).toHaveAttribute(
      'href',
      '/cs/manager/bulletin/47?version=cs',
    );
  });

  test('is a list of days in a narrow window', async () => {
    setWindowWidth(390);
    await open(OCTOBER);
    expect(await screen.findByRole('heading', { level: 3, name: 'ne 25. října 2026' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('47 – Podzim')).toBeNull();
  });
});

describe('saving a scheduled article', () => {
  beforeEach(() => {
    setWindowWidth(1440);
    article.publish_at = '2199-01-01T08:00:00Z';
  });

  async function change(): Promise<RenderedPage> {
    const page = await open(`list=pages&id=${ID}`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Název' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
    expect(await screen.findByText(/Vyjde 1\. ledna 2199/)).toBeVisible();
    return page;
  }

  test('asks for confirmation, and can publish the changes on schedule', async () => {
    const { server } = await change();
    expect(server.sent(SAVE)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Uložit, vyjde s úpravami' }));
    await waitFor(() => expect(server.sent(SAVE)[0]?.body).toEqual({ title: 'Zima!' }));
  });

  test('can turn it into a draft', async () => {
    const { server } = await change();
    await userEvent.click(screen.getByRole('button', { name: 'Uložit jako rozepsané, nevyjde' }));
    await waitFor(() => expect(server.sent(SAVE)[0]?.body).toEqual({ title: 'Zima!', is_published: false }));
  });

  test('saves nothing if the dialog is closed', async () => {
    const { server } = await change();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Vyjde 1\. ledna/)).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Název' })).toHaveValue('Zima!');
    expect([server.sent(SAVE).length, screen.queryByRole('alert')]).toEqual([0, null]);
  });
});
