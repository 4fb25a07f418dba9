import { fallbackNickname, NICKNAME_MAX_LENGTH } from './nickname';

const ID = '9f3b2c1d-0000-4000-8000-000000000001';

test('who chose no nickname is called by the address and the id', () => {
  expect(fallbackNickname('jana.novakova@arbora.example', ID)).toBe('jana.novakova9f3b');
});

test('a long address still gives a nickname that is allowed', () => {
  expect(fallbackNickname(`${'a'.repeat(64)}@arbora.example`, ID).length).toBeLessThanOrEqual(NICKNAME_MAX_LENGTH);
});
