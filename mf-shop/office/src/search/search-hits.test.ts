import type { GlobalSearchResult } from '@arbora/domain';
import { createI18n } from '@arbora/i18n';
import type { Hit } from '@arbora/office';
import remote from '../remote';
import searchHits from './search-hits';

const i18n = createI18n('cs');
beforeAll(() => i18n.loadTexts(remote.namespace, remote.texts));

function hitsOf<Kind extends keyof GlobalSearchResult>(kind: Kind, ...found: GlobalSearchResult[Kind]): readonly Hit[] {
  const { hitsOf: of } = searchHits.kinds.find(({ name }) => name === kind)!;
  return of({ [kind]: found } as unknown as GlobalSearchResult, i18n.snapshot().of(searchHits.namespace));
}

const TITLES = ['Objednávky a poptávky', 'Rostliny', 'Nová nabídka', 'Nová rostlina'];
const ORDER: GlobalSearchResult['orders'][number] = {
  id: 'o1',
  order_code: 'P2600000007',
  type: 'order',
  person_name: 'Karel Zahradník',
  person_email: 'karel@arbora.example',
  person_company: null,
  person_state: null,
  created_at: '2026-11-20T10:00:00Z',
  completed_at: null,
};

test('an order and an inquiry lead to their own lists', () => {
  const inquiry = { ...ORDER, id: 'i1', type: 'inquiry' as const };
  expect(hitsOf('orders', ORDER, inquiry).map(({ to }) => to)).toEqual([
    '/manager/orders?id=o1',
    '/manager/inquiries?id=i1',
  ]);
});

test('an order has its code and the company or else the person', () => {
  const ofCompany = { ...ORDER, person_company: 'Zahrady s.r.o.' };
  expect(hitsOf('orders', ORDER, ofCompany).map(({ title }) => title)).toEqual([
    'P2600000007 · Karel Zahradník',
    'P2600000007 · Zahrady s.r.o.',
  ]);
});

test('a plant has its Latin name and that of the language, if any', () => {
  const plant = { id: 'p1', name: 'Acer campestre', name_cs: 'javor babyka', name_en: null, name_pl: null };
  const to = '/manager/assortment/products?id=p1';
  expect(hitsOf('plants', plant, { ...plant, name_cs: null })).toEqual([
    { id: 'p1', to, title: 'Acer campestre', note: 'javor babyka' },
    { id: 'p1', to, title: 'Acer campestre', note: '' },
  ]);
});

test('titles of kinds and commands are texts of the remote', () => {
  const { t } = i18n.snapshot().of(searchHits.namespace);
  expect([...searchHits.kinds, ...(searchHits.commands ?? [])].map(({ title }) => t(title))).toEqual(TITLES);
});
