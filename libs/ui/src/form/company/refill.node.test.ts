import { refill } from './refill';

const empty = { company: '', dic: '', street: '', city: '', zip: '' };
const hana = { company: 'Školka Haná s.r.o.', dic: 'CZ27082440', street: 'Polní 3', city: 'Prostějov', zip: '796 01' };

test('refill fills in empty fields and remembers them', () => {
  const typed = { ...empty, city: 'Smržice' };
  const { city: _, ...rest } = hana;
  expect(refill(typed, {}, hana)).toEqual({ changes: rest, filled: rest });
});

test('refill replaces values of the previous company, and empties those that the next one lacks', () => {
  const next = { company: 'Lesy a.s.', dic: null, street: null, city: 'Brno', zip: '602 00' };
  expect(refill(hana, hana, next)).toEqual({
    changes: { company: 'Lesy a.s.', dic: '', street: '', city: 'Brno', zip: '602 00' },
    filled: { company: 'Lesy a.s.', city: 'Brno', zip: '602 00' },
  });
});

test("refill empties values of the previous company if there is no next one, and keeps the user's input", () => {
  const edited = { ...hana, street: 'Polní 3, zadní vchod' };
  const { street: _, ...rest } = empty;
  expect(refill(edited, hana, null)).toEqual({ changes: rest, filled: {} });
});
