import { noticeIn } from './preferences';

test("the notice is in the page's language, else in the fallback language", () => {
  const notice = { cs: 'Zavřeno', en: 'Closed', pl: ' ' };
  expect(noticeIn(notice, 'cs')).toBe('Zavřeno');
  expect(noticeIn(notice, 'pl')).toBe('Closed');
  expect(noticeIn({ cs: 'Zavřeno' }, 'en')).toBe('Zavřeno');
  for (const nothing of [null, undefined, {}, { cs: '' }, { en: null }]) expect(noticeIn(nothing, 'cs')).toBeNull();
});
