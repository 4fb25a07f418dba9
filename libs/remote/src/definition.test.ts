import { routes } from '@arbora/routes';
import { defineHead, definePage, defineRemote, pageAt } from './definition';

// What is expected of keys here is the compiler's to see: one that it lets through fails `npm run typecheck`.

const texts = () => Promise.resolve({ default: { tour: { title: 'Prohlídka', lead: 'Po školce' } } });
const load = () => Promise.resolve({ default: definePage({ Component: () => null }) });

test('a page has a title among the texts of its remote', () => {
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

test('a head has the texts of the namespace that it names', () => {
  const heads = [
    defineHead<'ui'>(({ t }) => ({ description: t('close') })),
    // @ts-expect-error A misspelt key.
    defineHead<'ui'>(({ t }) => ({ description: t('colse') })),
    // @ts-expect-error Without a namespace there are no texts.
    defineHead(({ t }) => ({ description: t('close') })),
  ];
  expect(heads).toHaveLength(3);
});

test('a page has the parameters of its route', () => {
  const item = definePage(routes.newsItem, { Component: ({ params }) => params.slug });
  // @ts-expect-error A misspelt parameter.
  definePage(routes.newsItem, { Component: ({ params }) => params.slgu });
  // @ts-expect-error A misspelt parameter of a query.
  definePage(routes.newsItem, { queries: ({ params }) => [{ queryKey: [params.id] }], Component: () => null });
  // @ts-expect-error A page that names no route has no parameters.
  definePage({ Component: ({ params }) => params.slug });
  // @ts-expect-error A misspelt parameter of a head.
  defineHead<'ui', typeof routes.newsItem>(({ params }) => ({ description: params.id }));
  expect(item.Component({ params: { slug: 'lipa' } })).toBe('lipa');
});

test('a page is at a route that has its parameters', () => {
  const page = definePage(routes.newsItem, { Component: ({ params }) => params.slug });
  const head = defineHead<never, typeof routes.newsItem>(({ params }) => ({ description: params.slug }));
  const loadItem = () => Promise.resolve({ default: page });
  const loadHead = () => Promise.resolve({ default: head });
  const example = '/novinky/lipa';
  const rules = [
    pageAt(routes.newsItem, { titleKey: 'tour.title', example, load: loadItem, head: loadHead }),
    pageAt(routes.newsItem, { titleKey: 'tour.title', example, load }),
    // @ts-expect-error The checks could not open it.
    pageAt(routes.newsItem, { titleKey: 'tour.title', load }),
    // @ts-expect-error The route's parameter has another name.
    pageAt(routes.product, { titleKey: 'tour.title', example, load: loadItem }),
    // @ts-expect-error The head's too.
    pageAt(routes.product, { titleKey: 'tour.title', example, load, head: loadHead }),
    // @ts-expect-error The route has no parameter.
    pageAt(routes.news, { titleKey: 'tour.title', load: loadItem }),
  ];
  expect(rules.map(({ pattern }) => pattern)).toContain('/novinky/:slug');
});
