import { ticketIdOf } from './ticket-id';

const ID = '3ad91d70-c5a3-8d42-9582-c55a694d79f2';

test.each([
  [ID, ID],
  [`https://arbora.example/services/ticket?id=${ID}`, ID],
  [`https://arbora.example/cs/services/ticket?utm=x&id=${ID.toUpperCase()}#top`, ID],
  ['https://arbora.example/services/ticket', null],
  ['3ad91d70-c5a3', null],
])('the id is found in %s', (text, expected) => {
  expect(ticketIdOf(text)).toBe(expected);
});
