import head from './story.head';
import { storyQuery } from './bulletin.queries';

const STORY = {
  id: 's',
  slug: 'slovo',
  title: 'Slovo úvodem',
  perex: '',
  hero_image: '/cdn/0123',
  hero_alt: 'Bal ovázaný jutou',
  created_at: '2026-11-09T08:00:00Z',
  author: 'Lenka Vrbová',
  author_card: null,
  locale: 'cs',
  translation_group: null,
  listings: [],
  opens: [{ issue_number: 46, title: 'Bal, řez' }],
};

function headOf(tag: 'news' | 'commentary') {
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
  return head(context as unknown as Parameters<typeof head>[0]);
}
function pathsOf(tag: 'news' | 'commentary') {
  const { path, paths } = headOf(tag);
  return { path, paths };
}

test('the canonical page of an item is its article, that of a commentary its issue', () => {
  expect(pathsOf('news')).toEqual({ path: '/novinky/slovo', paths: { cs: '/novinky/slovo' } });
  expect(pathsOf('commentary')).toEqual({ path: '/bulletin/46', paths: { cs: '/bulletin/46' } });
});

test('the picture of a link preview and of the structured data is a JPEG with its text', () => {
  const share = 'https://arbora.example/cdn/0123/share.jpg';
  const { image, imageAlt, about } = headOf('news');
  expect({ image, imageAlt }).toEqual({ image: share, imageAlt: 'Bal ovázaný jutou' });
  expect(about?.[0]).toMatchObject({ '@type': 'Article', image: share });
});
