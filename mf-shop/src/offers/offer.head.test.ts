import head from './offer.head';
import { offerLinesQuery, offerQuery } from './offers.queries';

const ID = '6c1f3b0e-8d2a-4f43-9a53-0d1c53a1f001';
const NO_FILTERS = { search: '', kind: null };

/** The head of page `page` of an offer. */
function headOf(page: number) {
  const data = new Map<string, unknown>([
    [JSON.stringify(offerQuery(null, ID).queryKey), { id: ID, title: 'Výprodej', hero_image: null }],
    [
      JSON.stringify(offerLinesQuery(null, ID, NO_FILTERS, page).queryKey),
      { page, rows: [{ product_id: 'lipa', name: 'Tilia cordata', photo: null }] },
    ],
  ]);
  const context = {
    t: (key: string) => key,
    locale: 'cs',
    params: { id: ID },
    search: new URLSearchParams(page > 1 ? { page: String(page) } : {}),
    read: (key: readonly unknown[]) => data.get(JSON.stringify(key)),
    address: (path: string) => `https://arbora.example/cs${path}`,
    origin: 'https://arbora.example',
    site: { brand: 'Arbora' },
  };
  return head(context as unknown as Parameters<typeof head>[0]);
}

test.each([1, 2])(
  'page %i of an offer is its own and lists its plants, which are no Products without a price',
  (page) => {
    const { path, about } = headOf(page);
    expect(path).toMatch(page === 1 ? /[0-9a-f]$/ : /\?page=2$/);
    expect(about?.[0]?.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Tilia cordata',
        image: undefined,
        url: 'https://arbora.example/cs/sortiment/lipa',
      },
    ]);
  },
);
