import { titlesOf } from './describe';

const tour = { pattern: '/tour', titleKey: 'tour.title' };
const texts = { tour: { title: 'Prohlídka' } };

test('a page has its title in every language', () => {
  const all = { cs: texts, en: { tour: { title: 'Tour' } }, pl: { tour: { title: 'Zwiedzanie' } } };
  expect(titlesOf('mf-shop', tour, all)).toEqual({ cs: 'Prohlídka', en: 'Tour', pl: 'Zwiedzanie' });
});

test.each([
  ['mf-shop', 'mf-shop'],
  // The only remote outside of `mf-*`.
  ['mf-parts', 'libs/parts'],
])('a missing title of a page of %s is reported with the file that lacks it', (remote, folder) => {
  expect(() => titlesOf(remote, { ...tour, titleKey: 'tour.titel' }, { cs: texts, en: texts, pl: texts })).toThrow(
    `${remote}: ${folder}/src/locales/cs.json has no text 'tour.titel', the title of /tour in src/remote.ts`,
  );
});
