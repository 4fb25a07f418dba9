import { login } from '@arbora/auth';
import type { Acl, Dashboard, ProductDashboard } from '@arbora/domain';
import { renderPage, reply, replyPage, testProfile, testServer, type RenderedPage } from '@arbora/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { setWindowWidth } from '@arbora/office/testing';
import { anEvent, aRegistration, aReservation, EVENT_ID, SLOT_ID } from '@CROSS/mf-booking/office/test-data.ts';

beforeEach(() => setWindowWidth(1440));

const COMMENT = {
  id: '88888888-0000-4000-8000-000000000001',
  body: 'Krásná lípa',
  nickname: 'lipka',
  name: null,
  email: 'lipka@arbora.example',
  created_at: '2026-11-20T10:00:00Z',
  hidden_reason: null,
};
const APPLICATION = {
  id: '99999999-0000-4000-8000-000000000001',
  name: 'Petr Hledající',
  created_at: '2026-11-20T10:00:00Z',
};
const TOTALS: Dashboard = {
  orders: { new: 3, total: 40 },
  inquiries: { new: 2, total: 30 },
  reservations: { unpaid: 14, coming: 60 },
  registrations: null,
  news: null,
  assortment: { products: 900, items: 400, offers: 2 },
};
const GROUP_ID = '77777777-0000-4000-8000-000000000001';
const ASSORTMENT: ProductDashboard = {
  products: 900,
  products_public: 800,
  products_without_category: 7,
  products_without_photo: 5,
  items: 400,
  items_in_catalogue: 3900,
  items_hidden: 11,
  items_flagged: { new: 1, tip: 2, clearance: 3 },
  categories: 1,
  categories_public: 1,
  by_category: [{ id: GROUP_ID, cid: '1', cid_sub: null, name: 'Listnaté stromy', is_public: true, products: 42 }],
};

const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();
const article = (title: string, values: object) => ({
  id: title, title, tag: 'news', locale: 'cs' as const, is_published: true, created_at: HOUR_AGO, updated_at: HOUR_AGO, ...values,
}); // oxfmt-ignore

function open(acl: Acl[], totals: Partial<Dashboard> = {}): Promise<RenderedPage> {
  const server = testServer({
    'GET /api/rest/booking_event': replyPage(
      [{ ...anEvent(), slots: [{ capacity_total: 20 }], capacities: [{ used: 5 }] }],
      8,
    ),
    'GET /api/rest/reservation_ticket_list': replyPage([aReservation()], 14),
    'GET /api/at-rest/auth_person': replyPage([{ ...aRegistration(), profile: aRegistration() }], 3),
    'POST /api/rest/rpc/get_dashboard': { ...TOTALS, ...totals },
    'POST /api/rest/rpc/get_dashboard_product': ASSORTMENT,
    'GET /api/rest/news_comments_manager': replyPage(
      [COMMENT, { ...COMMENT, id: GROUP_ID, body: 'Kupte', hidden_reason: 'advertising' }],
      25,
    ),
    'GET /api/rest/news_item': [
      article('Zmeškaný', { is_published: false, publish_at: HOUR_AGO, updated_at: '2026-01-01T00:00:00Z' }),
      article('Stažený', { is_published: false, publish_at: HOUR_AGO, updated_at: new Date().toISOString() }),
      article('Vyšlý', { publish_at: HOUR_AGO }),
      article('Budoucí', { publish_at: '2199-01-01T08:00:00Z' }),
    ],
    'GET /api/rest/news_bulletin': [],
    'GET /api/rest/job_application': replyPage([APPLICATION], 6),
  });
  return renderPage(remote, '/cs/manager', { server, person: { acl } });
}
const headings = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('sales see events and unpaid reservations with their totals', async () => {
  const { server } = await open(['sales']);
  expect(await screen.findByText('14')).toBeInTheDocument();
  expect(headings()).toEqual(['Nejbližší akce', 'Nezaplacené rezervace', 'Skupiny s nejvíce rostlinami']);
  expect(screen.getByText('obsazeno 5 z 20')).toBeInTheDocument();
  const soonest = screen.getByRole('list', { name: 'S nejbližší splatností' });
  expect(within(soonest).getByRole('link', { name: 'Karel Zahradník' })).toHaveAttribute(
    'href',
    `/cs/manager/booking?event=${EVENT_ID}&slot=${SLOT_ID}&paid=unpaid`,
  );
  expect(server.sent('GET /api/at-rest/auth_person')).toHaveLength(0);
});

test('totals and bars link to exactly the counted lists', async () => {
  await open(['sales']);
  const figures = await screen.findByRole('navigation', { name: 'Co čeká a kolik toho je' });
  expect(
    within(figures)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['3Nové objednávky', '/cs/manager/orders?state=new'],
    ['2Nové poptávky', '/cs/manager/inquiries?state=new'],
    ['900Rostliny v sortimentu', '/cs/manager/assortment/products'],
    ['7Rostliny bez skupiny', '/cs/manager/assortment/products?placed=no'],
    ['400Položky v sortimentu', '/cs/manager/assortment/product-items'],
    ['11Položky skryté na webu', '/cs/manager/assortment/product-items?catalogue=no'],
  ]);
  expect(screen.getByRole('link', { name: 'Listnaté stromy' })).toHaveAttribute(
    'href',
    `/cs/manager/assortment/products?category=${GROUP_ID}`,
  );
});

test('editors see news to complete and the latest comments, recruiters the latest applications', async () => {
  const { unmount, server } = await open(['editor'], {
    orders: null,
    inquiries: null,
    assortment: null,
    news: { new: 4, published: 20 },
  });
  expect(await screen.findByRole('link', { name: '4 Novinky k dokončení' })).toHaveAttribute(
    'href',
    '/cs/manager/news?done=no',
  );
  expect(headings()).toEqual(['Co vyjde', 'Poslední komentáře']);
  const coming = within(screen.getByRole('heading', { name: 'Co vyjde' }).closest('section')!);
  const [missed, next] = coming.getAllByRole('listitem');
  expect(coming.getAllByRole('listitem')).toHaveLength(2);
  expect(missed).toHaveTextContent(/^ZmeškanýNevyšlo/);
  expect(next).toHaveTextContent(/^Budoucí1\. 1\. 2199/);
  expect(screen.getAllByText('Skrytý')).toHaveLength(1);
  expect(screen.getByText('Kupte').closest('li')).toHaveTextContent('Skrytý');
  expect(screen.getByRole('link', { name: 'Krásná lípa' })).toHaveAttribute(
    'href',
    `/cs/manager/comments?id=${COMMENT.id}`,
  );
  expect(server.sent('GET /api/rest/booking_event')).toHaveLength(0);
  unmount();

  await open(['jobs'], { orders: null, inquiries: null, assortment: null });
  expect(await screen.findByRole('link', { name: 'Petr Hledající' })).toHaveAttribute(
    'href',
    `/cs/manager/jobs?list=applications&id=${APPLICATION.id}`,
  );
  expect(headings()).toEqual(['Uchazeči o práci']);
});

test('admins also see registrations that await approval', async () => {
  await open(['admin']);
  expect(await screen.findByRole('link', { name: 'Václav Čekal' })).toBeInTheDocument();
  expect(headings()).toEqual([
    'Nejbližší akce',
    'Nezaplacené rezervace',
    'Čekají na schválení',
    'Co vyjde',
    'Poslední komentáře',
    'Skupiny s nejvíce rostlinami',
    'Uchazeči o práci',
  ]);
});

test('rights that fail to load are not treated as missing', async () => {
  const { server } = await open(['sales']);
  server.on({ 'GET /api/rest/user_profile': reply(403, { code: '42501', message: '' }) });
  await act(() => login('jana@arbora.example', 'stromy-a-kere'));
  expect(screen.getByRole('alert')).toHaveTextContent('Nepodařilo se zjistit, které sekce smíte otevřít');
  server.on({ 'GET /api/rest/user_profile': [{ ...testProfile, acl: ['sales'] }] });
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByRole('heading', { name: 'Nezaplacené rezervace' })).toBeInTheDocument();
});

test('totals that fail to load show an error beside the loaded tiles', async () => {
  const { server } = await open(['sales']);
  server.on({ 'POST /api/rest/rpc/get_dashboard': reply(500, { code: 'unknown', message: '' }) });
  cleanup();
  await renderPage(remote, '/cs/manager', { server, person: { acl: ['sales'] } });
  expect(await screen.findByRole('heading', { name: 'Nejbližší akce' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Zkusit znovu' })).toBeInTheDocument();
});

test('the overview says which section a person was not let into', async () => {
  const { history } = await open(['sales']);
  expect(screen.queryByText(/nemáte otevřenou/)).toBeNull();
  act(() => history.replace('/cs/manager', { denied: 'users' }));
  expect(await screen.findByText('Sekci Uživatelé a registrace nemáte otevřenou')).toBeInTheDocument();
  expect(screen.getByText(/řekněte si o ni správci/)).toBeInTheDocument();
  act(() => history.replace('/cs/manager', { denied: 'toString' }));
  expect(screen.queryByText(/nemáte otevřenou/)).toBeNull();
});
