import { testApp, TEST_ORIGIN, type TestApp } from '../../../tests/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

test('security.txt names the contact and is valid for less than a year', async () => {
  const { statusCode, headers, body } = await site.call('GET', '/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:info@arbora.example');
  expect(fields.get('Canonical')).toBe(`${TEST_ORIGIN}/.well-known/security.txt`);
  expect(fields.get('Preferred-Languages')).toBe('cs, en, pl');
  const days = (Date.parse(String(fields.get('Expires'))) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('password managers are led to the page where one changes the password', async () => {
  const { statusCode, headers } = await site.call('GET', '/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/ucet/zabezpeceni']);
});

test.each(['', 'openid-configuration', 'resource-that-should-not-exist-whose-status-code-should-not-be-200'])(
  '/.well-known/%s is not found',
  async (name) => {
    expect((await site.call('GET', `/.well-known/${name}`)).statusCode).toBe(404);
  },
);
