import { DEMO_PASSWORD, DEMO_LOGINS, PRODUCT } from '@arbora/domain';
import { testApp, type TestApp } from '../../tests/app';

/** A database seeded in development, then used in production. */
let development: TestApp;
let production: TestApp;
let showcase: TestApp;
beforeAll(async () => {
  development = await testApp();
  const { database } = development;
  production = await testApp({ database, config: { env: 'production', seedDemo: false } });
  showcase = await testApp({ database, config: { env: 'production', seedDemo: true } });
});
afterAll(async () => {
  await production.close();
  await showcase.close();
  await development.close();
});

const signIn = (site: TestApp, username: string) =>
  site.call('POST', '/api/auth/login', { username, password: DEMO_PASSWORD, bucket_id: PRODUCT, cookie: false });
const approved = DEMO_LOGINS.map(({ email }) => email).filter((email) => !email.startsWith('waiting'));

describe.each(approved)('%s', (email) => {
  it('logs in during development, and in production only with demo data enabled', async () => {
    expect((await signIn(development, email)).statusCode).toBe(200);
    expect((await signIn(showcase, email)).statusCode).toBe(200);
    const refused = await signIn(production, email);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.blocked']);
  });

  it('can neither continue an earlier session nor get a new password', async () => {
    const { refreshToken } = (await signIn(development, email)).json<{ refreshToken: string }>();
    const refreshed = await production.call('POST', '/api/auth/refresh', { refreshToken });
    expect([refreshed.statusCode, refreshed.json().code]).toEqual([403, 'auth.blocked']);
    const reset = await production.call('POST', '/api/auth/user/reset_mail', { email, bucket_id: PRODUCT });
    expect([reset.statusCode, reset.json().code]).toEqual([404, 'auth.user_unknown']);
  });
});
