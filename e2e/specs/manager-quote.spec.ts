import { createInquiry } from '../commands/quotes';
import { SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';
import { ManagerOrdersPage } from '../pages/manager-orders-page';

test('an inquiry is priced in the back office, the customer accepts, and the order is completed', async ({
  openAs,
  customer,
}) => {
  const inquiry = await createInquiry(customer);
  const staff = await openAs(SALES);
  const manager = new ManagerOrdersPage(staff);

  await test.step('sales find the inquiry, keep a draft of the quote and send it', async () => {
    await staff.goto(`/cs/manager/inquiries?q=${inquiry.order_code}`);
    await manager.open(inquiry.order_code);
    await expect(manager.record(inquiry.order_code)).toContainText(customer.email);
    await manager.draftQuote(inquiry.order_code, { price: '129,50' });
    await staff.reload();
    await expect(manager.record(inquiry.order_code)).toContainText('Zákazník ji nevidí.');
    await manager.sendDraft(inquiry.order_code, { note: 'Cena platí při odběru v Obříství.' });
    await expect(manager.record(inquiry.order_code)).toContainText('Čeká na zákazníka');
  });

  const buyer = await openAs(customer);
  const code = await test.step('the customer accepts it', async () => {
    await buyer.goto(`/cs/ucet/poptavky?order=${inquiry.order_code}`);
    await buyer.getByRole('button', { name: 'Přijmout nabídku' }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: 'Závazně objednat' }).click();
    const order = buyer.getByRole('main').getByRole('link', { name: /^O\d+$/ });
    await expect(order).toBeVisible();
    return (await order.textContent())!;
  });

  await test.step('the quote leads sales to the order, which they complete and reopen', async () => {
    await staff.reload();
    await manager.record(inquiry.order_code).getByRole('link', { name: 'Otevřít objednávku' }).click();
    const record = manager.record(code);
    await expect(record).toContainText(/5\s180\sKč/);
    await record.getByRole('button', { name: 'Označit jako vyřízené' }).click();
    await expect(record).toBeHidden();
    await staff.getByRole('button', { name: 'Vrátit zpět' }).click();
    await expect(staff.getByText('Změna je vrácená')).toBeVisible();
  });

  await test.step('completed orders are filtered by their state', async () => {
    await staff.goto(`/cs/manager/orders?q=${code}&state=new`);
    await manager.open(code);
    await manager.record(code).getByRole('button', { name: 'Označit jako vyřízené' }).click();
    await expect(manager.record(code)).toBeHidden();
    await expect(manager.link(code)).toBeHidden();
    await staff.goto(`/cs/manager/orders?q=${code}&state=completed`);
    await expect(manager.link(code)).toBeVisible();
  });
});
