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

const TITLES = [
  ...['Články', 'Vydání bulletinu', 'Pracovní pozice'],
  ...['Nová novinka', 'Nová galerie', 'Nové volné místo'],
];
const CREATED = '2026-11-20T10:00:00Z';

test('an article leads to its list, with its language and date', () => {
  const article = { id: 'n1', title: 'Sázíme', tag: 'news', locale: 'pl' as const, created_at: CREATED };
  expect(hitsOf('articles', article)).toEqual([
    { id: 'n1', to: '/manager/news?id=n1', title: 'Sázíme', note: expect.stringMatching(/^PL · 20\./) as string },
  ]);
});

test('an issue of the bulletin leads to its page in its language', () => {
  expect(hitsOf('bulletins', { id: 'b1', issue_number: 47, title: 'Čas sázet', locale: 'cs' })).toEqual([
    { id: 'b1', to: '/manager/bulletin/47?version=cs', title: '47 – Čas sázet', note: 'CS' },
  ]);
});

test('a job has its title in the language of the page', () => {
  const job = { id: 'j1', title: 'Školkař', title_en: 'Nursery worker', title_pl: null, created_at: CREATED };
  expect(hitsOf('jobs', job)).toMatchObject([{ to: '/manager/jobs?id=j1', title: 'Školkař' }]);
});

test('titles of kinds and commands are texts of the remote', () => {
  const { t } = i18n.snapshot().of(searchHits.namespace);
  expect([...searchHits.kinds, ...(searchHits.commands ?? [])].map(({ title }) => t(title))).toEqual(TITLES);
});
