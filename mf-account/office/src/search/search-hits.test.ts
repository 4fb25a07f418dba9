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

const TITLES = ['Lidé'];
const EVA: GlobalSearchResult['people'][number] = {
  id: 'p1',
  name: 'Eva Němcová',
  email: 'eva@arbora.example',
  company: null,
  phone: '777 123 456',
  created_at: '2026-11-20T10:00:00Z',
  state: null,
};

test('a person has the e-mail address and the phone number', () => {
  expect(hitsOf('people', EVA)).toEqual([
    {
      id: 'p1',
      to: '/manager/users/profiles?id=p1',
      title: 'Eva Němcová',
      note: 'eva@arbora.example · 777 123 456',
      state: null,
    },
  ]);
});

test('a person without a name is shown by the e-mail address, once', () => {
  expect(hitsOf('people', { ...EVA, name: null, company: 'Eva s.r.o.' })).toMatchObject([
    { title: 'eva@arbora.example', note: 'Eva s.r.o. · 777 123 456' },
  ]);
});

test('an erased account is found without its placeholder address', () => {
  const erased = { ...EVA, name: null, email: 'erased-1@erased.invalid', phone: null, state: 'erased' as const };
  expect(hitsOf('people', erased)).toMatchObject([{ title: '', note: '', state: 'erased' }]);
});

test('titles of kinds and commands are texts of the remote', () => {
  const { t } = i18n.snapshot().of(searchHits.namespace);
  expect([...searchHits.kinds, ...(searchHits.commands ?? [])].map(({ title }) => t(title))).toEqual(TITLES);
});
