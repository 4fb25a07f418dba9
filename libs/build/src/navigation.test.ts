import { REMOTES } from './paths';
import { definitionOf } from './describe';
import { navigationOf } from './navigation';

test.each(REMOTES)('the links of %s lead to its pages and have a title in each language', async (name) => {
  const { routes } = await definitionOf(name);
  for (const { titles } of await navigationOf(name, routes)) {
    expect(Object.entries(titles).filter(([, title]) => title.trim() === '')).toEqual([]);
    expect(Object.keys(titles).sort()).toEqual(['cs', 'en', 'pl']);
  }
});

test('links keep their order within a place', async () => {
  const all = await Promise.all(REMOTES.map(async (name) => navigationOf(name, (await definitionOf(name)).routes)));
  const site = all.flat().filter(({ place }) => place === 'site');
  expect(site.sort((one, other) => one.order - other.order).map(({ titles }) => titles.cs)).toEqual([
    'Sortiment',
    'Nabídky',
    'Rezervace akcí',
    'Novinky',
    'Fotogalerie',
    'Kariéra',
    'Kontakt',
  ]);
});

test('a link to a page of another remote is refused', async () => {
  await expect(navigationOf('mf-shop', [{ pattern: '/sortiment' }])).rejects.toThrow('mf-shop has no page at /nabidky');
});
