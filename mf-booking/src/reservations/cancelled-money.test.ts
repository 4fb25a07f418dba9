import { cancelledMoney, type CancelledMoney } from './cancelled-money';

const AT = '2026-11-21T10:00:00Z';
const none = { was_paid: false, paid_at: null, received: 0 };

test.each<[string, Parameters<typeof cancelledMoney>[0], CancelledMoney]>([
  ['unpaid, by its holder', { ...none, reason: 'customer' }, null],
  ['paid, by its holder', { ...none, reason: 'customer', was_paid: true, received: 900 }, 'kept'],
  ['paid, with its last ticket', { ...none, reason: 'last_ticket', was_paid: true }, 'kept'],
  ['unpaid, by its holder, and paid afterwards', { ...none, reason: 'customer', paid_at: AT }, 'settle'],
  ['paid in part, by its holder', { ...none, reason: 'customer', received: 300 }, 'settle'],
  ['paid, by staff', { ...none, reason: 'staff', was_paid: true }, 'settle'],
  ['unpaid, by staff', { ...none, reason: 'staff' }, null],
  ['because it was not paid', { ...none, reason: 'unpaid' }, 'late'],
  ['because the payment came too late', { ...none, reason: 'unpaid', paid_at: AT }, 'settle'],
  ['because it was paid only in part', { ...none, reason: 'unpaid', received: 300 }, 'settle'],
  ['without tickets', { ...none, reason: 'incomplete' }, null],
])('the money of a reservation cancelled %s is handled correctly', (_, cancelled, expected) => {
  expect(cancelledMoney(cancelled)).toBe(expected);
});
