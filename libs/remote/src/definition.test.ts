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
