import { mailTo } from '../commands/mailbox';
import { createInquiry, sendQuote, withdrawQuote } from '../commands/quotes';
import { expect, test } from '../fixtures/test';

test('a quote is returned, priced again and accepted, which creates an order at its prices', async ({
  openAs,
  customer,
}) => {
  const inquiry = await createInquiry(customer);
  await sendQuote(inquiry);
  const mail = await mailTo(customer.email, 'quote-sent');
  expect(mail.plain).toContain(`/cs/ucet/poptavky?order=${inquiry.order_code}`);
  const page = await openAs(customer);

  await test.step('the list leads to the quote, which is returned with a message', async () => {
    await page.goto('/cs/ucet/poptavky');
    await expect(page.getByText('Čeká na vaši odpověď')).toBeVisible();
    await page.getByRole('link', { name: inquiry.order_code }).click();
    await expect(page.getByRole('heading', { name: 'Cenová nabídka č. 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Vrátit s připomínkou' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Prosím levněji, odvezeme si sami.');
    await dialog.getByRole('button', { name: 'Vrátit nabídku' }).click();
    await expect(page.getByText('Nabídku jste vrátili k úpravě').first()).toBeVisible();
    await mailTo(customer.email, 'quote-returned');
  });

  await test.step('the next version is accepted and becomes an order', async () => {
    await sendQuote(inquiry, { previousNumber: 1, price: 99 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Cenová nabídka č. 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Přijmout nabídku' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/3\s960\sKč/);
    await dialog.getByRole('button', { name: 'Závazně objednat' }).click();
    const order = page.getByRole('main').getByRole('link', { name: /^O\d+$/ });
    await order.click();
    await expect(page.getByRole('heading', { level: 1, name: /^O\d+$/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/3\s960\sKč/);
    await mailTo(customer.email, 'quote-accepted');
  });
});

test('a quote accepted in one tab cannot be accepted again in another', async ({ openAs, customer }) => {
  await sendQuote(await createInquiry(customer));
  const first = await openAs(customer);
  await first.goto('/cs/ucet/poptavky');
  await first.getByRole('link', { name: /^P\d+$/ }).click();
  await expect(first.getByRole('button', { name: 'Přijmout nabídku' })).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(first.url());
  for (const page of [first, second]) await page.getByRole('button', { name: 'Přijmout nabídku' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Závazně objednat' }).click();
  const codeOn = (page: typeof first) => page.getByRole('main').getByRole('link', { name: /^O\d+$/ });
  await expect(codeOn(first)).toBeVisible();
  const code = await codeOn(first).textContent();
  // The other tab still shows the dialog, unless it has been updated.
  const confirm = second.getByRole('dialog').getByRole('button', { name: 'Závazně objednat' });
  if (await confirm.isVisible()) await confirm.click();
  await expect(codeOn(second)).toHaveText(code!);
  await second.goto('/cs/ucet/objednavky');
  await expect(second.getByRole('main').getByRole('link', { name: /^O\d+$/ })).toHaveCount(1);
});

test.describe('a withdrawn quote', () => {
  // Accepting it gets a 409.
  test.use({ expectedFaults: [/rpc\/accept_quote/] });

  test('cannot be accepted in a tab that still shows it, and creates no order', async ({ openAs, customer }) => {
    const inquiry = await createInquiry(customer);
    const quote = await sendQuote(inquiry);
    const page = await openAs(customer);
    await page.goto(`/cs/ucet/poptavky?order=${inquiry.order_code}`);
    await page.getByRole('button', { name: 'Přijmout nabídku' }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Závazně objednat' });
    await expect(confirm).toBeVisible();
    await withdrawQuote(quote);
    await confirm.click();
    await expect(page.getByRole('main').getByText('Cenovou nabídku jsme stáhli')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Přijmout nabídku' })).toBeHidden();
    await mailTo(customer.email, 'quote-withdrawn');
    await page.goto('/cs/ucet/objednavky');
    await expect(page.getByText('Zatím jste nic neobjednali')).toBeVisible();
  });
});
