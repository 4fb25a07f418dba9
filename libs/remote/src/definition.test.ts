import { routes } from '@arbora/routes';
import { defineHead, definePage, defineRemote, pageAt } from './definition';

// Keys are checked by the compiler: a wrong key that compiles fails `npm run typecheck` by an unused @ts-expect-error.

const texts = () => Promise.resolve({ default: { tour: { title: 'Prohlídka', lead: 'Po školce' } } });
const load = () => Promise.resolve({ default: definePage({ Component: () => null }) });

test("a page's title is a key of its remote's texts", () => {
  const { routes: pages } = defineRemote({
    name: 'mf-tour',
    texts: { cs: texts, en: texts, pl: texts },
    routes: [
      pageAt(routes.tour, { titleKey: 'tour.title', load }),
      // @ts-expect-error A misspelt key.
      pageAt(routes.student, { titleKey: 'tour.titel', load }),
    ],
  });
  expect(pages.map(({ pattern }) => pattern)).toEqual(['/tour', '/student']);
});

test('a head has the texts of its namespace', () => {
  const heads = [
    defineHead<'ui'>(({ t }) => ({ description: t('close') })),
    // @ts-expect-error A misspelt key.
    defineHead<'ui'>(({ t }) => ({ description: t('colse') })),
    // @ts-expect-error A head without a namespace has no texts.
    defineHead(({ t }) => ({ description: t('close') })),
  ];
  expect(heads).toHaveLength(3);
});

test('a page has the parameters of its route', () => {
  const item = definePage(routes.newsItem, { Component: ({ params }) => params.slug });
  // @ts-expect-error A misspelt parameter.
  definePage(routes.newsItem, { Component: ({ params }) => params.slgu });
  // @ts-expect-error A misspelt parameter in a query.
  definePage(routes.newsItem, { queries: ({ params }) => [{ queryKey: [params.id] }], Component: () => null });
  // @ts-expect-error A page without a route has no parameters.
  definePage({ Component: ({ params }) => params.slug });
  // @ts-expect-error A misspelt parameter in a head.
  defineHead<'ui', typeof routes.newsItem>(({ params }) => ({ description: params.id }));
  expect(item.Component({ params: { slug: 'lipa' } })).toBe('lipa');
});

test('a page must match the parameters of its route', () => {
  const page = definePage(routes.newsItem, { Component: ({ params }) => params.slug });
  const head = defineHead<never, typeof routes.newsItem>(({ params }) => ({ description: params.slug }));
  const loadItem = () => Promise.resolve({ default: page });
  const loadHead = () => Promise.resolve({ default: head });
  const example = '/novinky/lipa';
  const rules = [
    pageAt(routes.newsItem, { titleKey: 'tour.title', example, load: loadItem, head: loadHead }),
    pageAt(routes.newsItem, { titleKey: 'tour.title', example, load }),
    // @ts-expect-error The example for the page checks is missing.
    pageAt(routes.newsItem, { titleKey: 'tour.title', load }),
    // @ts-expect-error The route's parameter has another name.
    pageAt(routes.product, { titleKey: 'tour.title', example, load: loadItem }),
    // @ts-expect-error The same for the head.
    pageAt(routes.product, { titleKey: 'tour.title', example, load, head: loadHead }),
    // @ts-expect-error The route has no parameter.
    pageAt(routes.news, { titleKey: 'tour.title', load: loadItem }),
  ];
  expect(rules.map(({ pattern }) => pattern)).toContain('/novinky/:slug');
});
