import { SUBSCRIPTION_IDS } from '@arbora/domain';
import { ADMIN } from '../commands/session';
import { test } from '../fixtures/isolated-site';
import { expect } from '../fixtures/test';

const SUBSCRIBERS = 5000;
const SUBJECT = 'Podzimní výsadba alejí';

test('a newsletter is written, sent as a test and sent to 5,000 subscribers, and its progress is shown', async ({
  openAs,
  isolatedSite,
}) => {
  test.setTimeout(90_000);
  await isolatedSite.run(`
    with subscriber as (
      insert into app_private.subscriber (email, locale, confirmed_at)
      select 'reader' || n || '@example.org', (array['cs', 'en', 'pl'])[1 + n % 3], now()
      from generate_series(1, ${SUBSCRIBERS}) n
      returning id
    )
    insert into app_private.subscriber_subscription (subscriber_id, subscription_id)
    select id, '${SUBSCRIPTION_IDS[0]}' from subscriber`);
  const page = await openAs(ADMIN);
  await page.goto('/cs/manager/mail?list=newsletters');
  await expect(page.getByText(/5\s000 odběratelů/)).toBeVisible();
  await page.getByRole('link', { name: 'Napsat newsletter' }).click();
  await page.getByRole('combobox', { name: 'Seznam' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Předmět' }).fill(SUBJECT);
  await page.getByRole('textbox', { name: 'Text mailu' }).fill('Aleje sázíme do poloviny listopadu.');
  await expect(page.frameLocator('iframe').getByText('Aleje sázíme do poloviny listopadu.')).toBeVisible();

  await page.getByRole('button', { name: 'Poslat zkoušku sobě' }).click();
  const subjects = async () => {
    const response = await page.request.get(`/api/dev/mailbox?to=${ADMIN.email}`);
    return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
  };
  await expect.poll(subjects).toEqual([`Zkouška: ${SUBJECT}`]);

  await page.getByRole('button', { name: 'Odeslat seznamu…' }).click();
  await page.getByRole('button', { name: /Odeslat 5\s000 mailů/ }).click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('progressbar')).toBeVisible();
  const sent = () => detail.getByRole('definition').nth(2).innerText();
  await expect.poll(async () => Number((await sent()).replace(/\s/g, ''))).toBeGreaterThan(100);
});
