import { uniqueEmail } from '../commands/customers';
import { linksOf, mailTo } from '../commands/mailbox';
import { ADMIN } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { AccountPage } from '../pages/account-page';
import { LoginPage } from '../pages/login-page';
import { ManagerRegistrationsPage } from '../pages/manager-registrations-page';
import { RegistrationPage } from '../pages/registration-page';
import { ReservePage } from '../pages/reserve-page';
import { SiteFrame } from '../pages/site-frame';
import { SubscriptionsPage } from '../pages/subscriptions-page';

// The login before the approval is rejected.
test.use({ expectedFaults: [/auth\/login/] });

test('a registration awaits approval, is approved, and its owner edits the profile and subscribes to a newsletter', async ({
  page,
  openAs,
}) => {
  test.setTimeout(180_000);
  const applicant = { email: uniqueEmail(), password: 'pod košatou lípou', name: 'Tereza Malá' };
  const registration = new RegistrationPage(page);
  const login = new LoginPage(page);
  const frame = new SiteFrame(page);

  await test.step('the form shows errors and keeps the other values', async () => {
    await page.goto('/cs/');
    await frame.loginLink.click();
    await frame.main.getByRole('link', { name: 'Zaregistrujte se' }).click();
    await registration.fill(applicant);
    await registration.passwordAgain.fill('pod košatou lipou');
    await registration.send();
    await expect(registration.passwordAgain).toHaveAccessibleDescription(/Hesla se neshodují\./);
    await expect(registration.email).toHaveValue(applicant.email);
    await registration.passwordAgain.fill(applicant.password);
    await registration.send();
    await expect(registration.awaitingApproval).toBeVisible();
    await expect(frame.main).toContainText(applicant.email);
    await page.reload();
    await expect(registration.awaitingApproval).toBeVisible();
  });

  await test.step('a login before the approval is rejected', async () => {
    await page.goto('/cs/login');
    await login.logIn(applicant);
    await expect(login.awaitingApproval).toBeVisible();
    await expect(login.heading).toBeVisible();
  });

  await test.step('an admin approves', async () => {
    const admin = await openAs(ADMIN);
    const registrations = new ManagerRegistrationsPage(admin);
    await admin.goto('/cs/manager/users/registrations');
    await registrations.search(applicant.email);
    await registrations.approve(applicant.email);
    await expect(registrations.approveButton(applicant.email)).toHaveCount(0);
  });

  await test.step('the link in the mail logs in', async () => {
    const mail = await mailTo(applicant.email, 'account-approved');
    expect(mail.subject).toBe('Váš účet');
    const link = linksOf(mail).find((href) => href.includes('/login'));
    await page.goto(link!);
    await login.followLink();
    await expect(page).toHaveURL('/cs/ucet');
  });

  await test.step('the edited profile survives a reload', async () => {
    const account = new AccountPage(page);
    await expect(account.details).toContainText(applicant.name);
    await account.edit();
    await account.field('Telefon').fill('+420 605 111 222');
    await account.field('Obec').fill('Mělník');
    await account.save();
    await expect(frame.snackbar('Úpravy uloženy')).toBeVisible();
    await page.reload();
    await expect(account.details).toContainText('+420 605 111 222');
    await expect(account.details).toContainText('Mělník');
  });

  await test.step('a subscription is requested, and starts once it is confirmed by the link in the mail', async () => {
    const news = new SubscriptionsPage(page);
    await frame.main.getByRole('link', { name: 'Spravovat odběr' }).click();
    await news.checkbox('Akce a školení').check();
    await news.subscribe();
    await expect(frame.main).toContainText(`Na ${applicant.email} jsme poslali odkaz`);
    const mail = await mailTo(applicant.email, 'mailing-confirm');
    await page.goto(linksOf(mail).find((href) => href.includes('/confirm'))!);
    await page.getByRole('button').click();
    await expect(frame.main).toContainText('Děkujeme, odběr je potvrzený');
    await page.goto('/cs/services/subscriptions');
    await expect(news.checkbox('Akce a školení')).toBeChecked();
    await expect(news.checkbox('Volná místa')).not.toBeChecked();
  });
});

test('a visitor who registers for an event reserves it by the link in the mail about the approval', async ({
  page,
  openAs,
  event,
}) => {
  const applicant = { email: uniqueEmail(), password: 'pod košatou lípou', name: 'Ondřej Vrba' };
  const registration = new RegistrationPage(page);
  const { main } = new SiteFrame(page);
  await page.goto(`/cs/services/public-booking/${event.id}`);
  await page.getByRole('link', { name: `Rezervovat ${event.slot.name}` }).click();
  await expect(main.getByText(event.title)).toBeVisible();
  await main.getByRole('link', { name: 'Zaregistrujte se' }).click();
  await expect(main.getByText(event.title)).toBeVisible();
  await registration.fill(applicant);
  await registration.send();
  await expect(registration.awaitingApproval).toBeVisible();

  const admin = await openAs(ADMIN);
  const registrations = new ManagerRegistrationsPage(admin);
  await admin.goto('/cs/manager/users/registrations');
  await registrations.search(applicant.email);
  await registrations.approve(applicant.email);

  // The mail is opened in another browser, such as that of a phone.
  const phone = await openAs(null);
  const mail = await mailTo(applicant.email, 'account-approved');
  await phone.goto(linksOf(mail).find((href) => href.includes('/login'))!);
  await new LoginPage(phone).followLink();
  await expect(phone).toHaveURL(`/cs/rezervace/udalost/${event.id}?slot=${event.slot.id}`);
  const reservePage = new ReservePage(phone);
  await expect(reservePage.slot(event.slot.name)).toBeChecked();
  await reservePage.submit.click();
  await expect(phone).toHaveURL(/\/cs\/rezervace\/[0-9a-f-]{36}$/);
});
