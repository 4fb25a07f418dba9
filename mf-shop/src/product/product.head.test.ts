import type { ProductCategory } from '@arbora/domain';
import { categoriesQuery } from '../assortment/catalogue.queries';
import head from './product.head';
import { NO_FACTS, productQuery, type Product } from './product.queries';

const ID = '6c1f3b0e-8d2a-4f43-9a53-0d1c53a1f001';
const GROUP: ProductCategory = {
  id: 'g',
  cid: '10',
  cid_sub: null,
  name: 'Stromy',
  name_en: 'Trees',
  name_pl: null,
  is_public: true,
};
const SUBGROUP: ProductCategory = { ...GROUP, id: 's', cid_sub: '1', name: 'Javory', name_en: 'Maples', name_pl: null };
const PLANT: Product = {
  id: ID,
  name: 'Acer campestre',
  name_cs: 'javor babyka',
  name_en: null,
  name_pl: 'klon polny',
  description: 'Hustá zaoblená koruna.',
  description_en: 'A dense rounded crown.',
  description_pl: null,
  photo: null,
  details: [],
  categoryIds: ['s', 'g'],
  facts: NO_FACTS,
  items: [],
};

function headIn(locale: 'cs' | 'en', categories: ProductCategory[] | undefined, plant = PLANT, requestedId = ID) {
  const data = new Map<string, unknown>([
    [JSON.stringify(productQuery(requestedId).queryKey), plant],
    [JSON.stringify(categoriesQuery.queryKey), categories],
  ]);
  const context = {
    t: (key: string) => key,
    locale,
    params: { id: requestedId },
    read: (key: readonly unknown[]) => data.get(JSON.stringify(key)),
    known: () => [],
    address: (path: string) => `https://arbora.example/${locale}${path}`,
    origin: 'https://arbora.example',
    site: { brand: 'Arbora' },
  };
  return head(context as unknown as Parameters<typeof head>[0]);
}
const trailIn = (...args: Parameters<typeof headIn>) =>
  headIn(...args).about?.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;

test('the structured breadcrumbs match those of the page', () => {
  expect(trailIn('en', [GROUP, SUBGROUP])).toMatchObject([
    { position: 1, name: 'Arbora', item: 'https://arbora.example/en/' },
    { position: 2, name: 'assortment.title', item: 'https://arbora.example/en/sortiment' },
    { position: 3, name: 'Trees', item: 'https://arbora.example/en/sortiment?category=g' },
    { position: 4, name: 'Maples', item: 'https://arbora.example/en/sortiment?category=s' },
    { position: 5, name: 'Acer campestre', item: `https://arbora.example/en/sortiment/${ID}` },
  ]);
});

test('the page at the id of a size has the plant’s canonical address', () => {
  expect(headIn('cs', [], PLANT, 'a-size').path).toBe(`/sortiment/${ID}`);
});

test('a plant whose categories failed to load is listed below the assortment', () => {
  expect(trailIn('cs', undefined)).toMatchObject([
    { name: 'Arbora' },
    { name: 'assortment.title' },
    { name: 'Acer campestre' },
  ]);
});

test('the metadata describes the plant in the language of the page, or by its names if it has no description', () => {
  const english = headIn('en', []);
  expect(english.description).toBe('A\u00a0dense rounded crown.');
  expect(english.about).toContainEqual(expect.objectContaining({ '@type': 'Taxon', description: english.description }));
  const withoutDescription = headIn('en', [], { ...PLANT, description: null, description_en: null });
  expect(withoutDescription.description).toBe('Acer campestre – javor babyka');
});

test('a plant without a public price is no Product', () => {
  expect(JSON.stringify(headIn('cs', []).about)).not.toContain('"Product"');
});
