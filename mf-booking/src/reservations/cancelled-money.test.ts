import { cancelledMoney, type CancelledMoney } from './cancelled-money';

const AT = '2026-11-21T10:00:00Z';
const none = { was_paid: false, paid_at: null, received: 0 };

test.each<[string, Parameters<typeof cancelledMoney>[0], CancelledMoney]>([
  ['unpaid, by its holder', { ...none, reason: 'customer' }, null],
  ['paid, by its holder', { ...none, reason: 'customer', was_paid: true, received: 900 }, 'kept'],
  ['paid, with its last ticket', { ...none, reason: 'last_ticket', was_paid: true }, 'kept'],
  ['unpaid, by its holder; the money came after', { ...none, reason: 'customer', paid_at: AT }, 'settle'],
  ['paid in part, by its holder', { ...none, reason: 'customer', received: 300 }, 'settle'],
  ['paid, by us', { ...none, reason: 'staff', was_paid: true }, 'settle'],
  ['unpaid, by us', { ...none, reason: 'staff' }, null],
  ['for want of a payment', { ...none, reason: 'unpaid' }, 'late'],
  ['for want of a payment, which came too late', { ...none, reason: 'unpaid', paid_at: AT }, 'settle'],
  ['for want of the rest of a payment', { ...none, reason: 'unpaid', received: 300 }, 'settle'],
  ['without tickets', { ...none, reason: 'incomplete' }, null],
])('cancelled %s', (_, cancelled, expected) => {
  expect(cancelledMoney(cancelled)).toBe(expected);
});
