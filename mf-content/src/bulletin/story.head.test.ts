import head from './story.head';
import { storyQuery } from './bulletin.queries';

const STORY = {
  id: 's',
  slug: 'slovo',
  title: 'Slovo úvodem',
  perex: '',
  hero_image: null,
  created_at: '2026-11-09T08:00:00Z',
  author: 'Lenka Vrbová',
  author_card: null,
  locale: 'cs',
  translation_group: null,
  listings: [],
  opens: [{ issue_number: 46, title: 'Bal, řez' }],
};

function pathsOf(tag: 'news' | 'commentary') {
  const data = new Map<string, unknown>([
    [JSON.stringify(storyQuery('cs', 'slovo').queryKey), { ...STORY, tag }],
    [JSON.stringify(['news_item', 'versions', 's']), [{ locale: 'cs', slug: 'slovo' }]],
  ]);
  const context = {
    t: (key: string) => key,
    locale: 'cs',
    params: { slug: 'slovo' },
    read: (key: readonly unknown[]) => data.get(JSON.stringify(key)),
    address: (path: string) => `https://arbora.example/cs${path}`,
    origin: 'https://arbora.example',
    site: { brand: 'Arbora' },
  };
  const { path, paths } = head(context as unknown as Parameters<typeof head>[0]);
  return { path, paths };
}

test('the canonical page of an item is its article, that of a commentary its issue', () => {
  expect(pathsOf('news')).toEqual({ path: '/novinky/slovo', paths: { cs: '/novinky/slovo' } });
  expect(pathsOf('commentary')).toEqual({ path: '/bulletin/46', paths: { cs: '/bulletin/46' } });
});
