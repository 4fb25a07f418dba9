import type { Site } from '@arbora/domain';
import { on, type SnackbarMessage } from '@arbora/event-bus';
import { renderPage, replyPage, testServer, type RenderedPage, type TestRoutes } from '@arbora/testing';
import { setWindowWidth } from '@arbora/office/testing';
import remote from '../remote';
// A page is loaded when it is opened; loaded here, it does not take from the time of the first test.
import './inquiries.page';
import type { SalesOrder } from './web-orders.section';

export const URL = '/cs/manager/inquiries';
export const LIST = 'GET /api/rest/web_orders';
export const QUOTES = 'GET /api/rest/quote';
export const DRAFTS = 'GET /api/rest/quote_draft';
export const NOTES = 'GET /api/rest/order_note';
export const ID = '77777777-0000-4000-8000-000000000001';

/** The messages of the current test. */
export const snackbars: SnackbarMessage[] = [];
on('snackbar', (message) => void snackbars.push(message));

beforeEach(() => {
  setWindowWidth(1440);
  snackbars.length = 0;
});

export const line = {
  product_item_id: 'maple',
  amount: 40,
  name: 'Acer campestre',
  size: '12-14',
  spec1: 'ZB',
  spec2: null,
};
export function anInquiry(changes: Partial<SalesOrder> = {}): SalesOrder {
  return {
    id: ID,
    order_code: 'P26000012',
    type: 'inquiry',
    center: 'Obříství',
    created_at: '2026-11-20T09:00:00Z',
    completed_at: null,
    item_count: 1,
    total: null,
    profile_id: '55555555-0000-4000-8000-000000000001',
    person_name: 'Karel Zahradník',
    person_email: 'karel@arbora.example',
    person_phone: '+420 777 000 111',
    person_company: 'Sady Polabí',
    person_ico: '25596641',
    person_country: 'SK',
    person_state: null,
    quote_state: 'none',
    quote_valid_until: null,
    basket: {
      type: 'inquiry',
      items: [{ ...line, type: 'inquiry', offer_id: null, offer_item_id: null, price: null }],
      files: [{ id: 'f1', name: 'projekt.pdf' }],
      note: 'Na jaro',
      center: 'Obříství',
      country: 'SK',
    },
    ...changes,
  };
}

/** Opens the page of inquiries, by default with the drawer of one. */
export function open(
  url = `${URL}?id=${ID}`,
  routes: TestRoutes = {},
  site: Partial<Site> = {},
): Promise<RenderedPage> {
  const server = testServer({
    [LIST]: ({ query }) => (query.has('id') ? [anInquiry()] : replyPage([anInquiry()])),
    [QUOTES]: [],
    [DRAFTS]: [],
    [NOTES]: [],
    'GET /api/rest/history_list': [{ change_id: 81, row_key: ID }],
    ...routes,
  });
  return renderPage(remote, url, { server, person: { acl: ['sales'] }, site });
}
