import { noticeIn } from './preferences';

test('the notice is in the language of the page, else in one that more people read', () => {
  const notice = { cs: 'Zavřeno', en: 'Closed', pl: ' ' };
  expect(noticeIn(notice, 'cs')).toBe('Zavřeno');
  expect(noticeIn(notice, 'pl')).toBe('Closed');
  expect(noticeIn({ cs: 'Zavřeno' }, 'en')).toBe('Zavřeno');
  for (const nothing of [null, undefined, {}, { cs: '' }, { en: null }]) expect(noticeIn(nothing, 'cs')).toBeNull();
});
