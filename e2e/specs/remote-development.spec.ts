import type { Request } from '@playwright/test';
import { developRemote, type RemoteDevelopment } from '../commands/remote-development';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../pages/login-page';
import { SiteFrame } from '../pages/site-frame';

let site: RemoteDevelopment;

test.afterEach(async ({ page }) => {
  // Its requests would fail without the site.
  await page.close();
  await site?.stop();
});

test('a page shows the remote built from source on a running site, where people can log in', async ({
  page,
  customer,
}) => {
  site = await developRemote('mf-content');
  const files: string[] = [];
  const failures: string[] = [];
  page.on('request', (request: Request) => files.push(new URL(request.url()).pathname));
  page.on('response', (response) => response.status() >= 500 && failures.push(response.url()));
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => sockets.push(`${new URL(socket.url()).pathname} ${String(payload)}`));
  });
  const frame = new SiteFrame(page);

  await test.step('the page comes from the local build', async () => {
    await page.goto(`${site.url}cs/kontakt`);
    await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
    await expect(page.locator('[data-rendered-by]')).toHaveCount(0);
    const ofContent = files.filter((file) => file.startsWith('/remotes/mf-content/'));
    expect(ofContent).toContainEqual(expect.stringMatching(/remoteEntry\.\w+\.js$/));
    expect(ofContent.filter((file) => !file.startsWith('/remotes/mf-content/local/'))).toEqual([]);
    // Chromium lets the policy of the site's documents open it, as it has the same origin.
    await expect.poll(() => sockets).toContainEqual(expect.stringContaining('/ws {"type":"liveReload"'));
  });

  await test.step('a customer logs in by the deployed account', async () => {
    await frame.loginLink.click();
    const login = new LoginPage(page);
    await expect(login.heading).toBeVisible();
    await login.logIn(customer);
    const account = frame.header.getByRole('button', { name: `Účet: ${customer.name}` });
    await expect(account).toBeVisible();
    await page.reload();
    await expect(account).toBeVisible();
    expect(files).toContainEqual(expect.stringMatching(/^\/remotes\/mf-account\/(?!local)/));
    expect(failures).toEqual([]);
  });
});
