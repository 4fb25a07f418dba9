import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { variableSymbol, type BookingReservation } from '@arbora/domain';
import { createCustomer, type Customer } from '../commands/customers';
import { cancel, markPaid, reserve } from '../commands/reservations';
import { mailTo } from '../commands/mailbox';
import { SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';

const HEADER = 'ID pohybu;Datum;Objem;Měna;VS;Zpráva pro příjemce;Protiúčet';

test('a bank statement pays reservations, reports differences and late payments, and a payment with an unknown symbol is assigned', async ({
  openAs,
  event,
}) => {
  const createReservation = async (): Promise<{ customer: Customer; reservation: BookingReservation }> => {
    const customer = await createCustomer();
    return { customer, ...(await reserve(customer, event.slot.id, ['Jana Nováková'])) };
  };
  const [exact, underpaid, alreadyPaid, cancelled, unmatched] = await Promise.all(
    Array.from({ length: 5 }, createReservation),
  );
  await markPaid(alreadyPaid!.reservation.id);
  await cancel(cancelled!.customer, cancelled!.reservation.id);
  const symbolOf = (item: typeof exact): string => variableSymbol(event.mask_vs, item!.reservation.vs);
  const suffix = randomUUID().slice(0, 8);
  const movements = [
    [symbolOf(exact), '150,00'],
    [symbolOf(underpaid), '100,00'],
    [symbolOf(alreadyPaid), '150,00'],
    [symbolOf(cancelled), '150,00'],
    ['9999999999', '150,00'],
    [symbolOf(exact), '-150,00'],
  ].map(([symbol, amount], index) => `${suffix}${index};20.11.2026;${amount};CZK;${symbol};vstupné ${suffix};`);
  const statement = (name: string, lines: readonly string[]) => ({
    name: `${name}-${suffix}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...lines].join('\n')),
  });
  const file = statement('vypis', movements);

  const page = await openAs(SALES);
  const main = page.getByRole('main');
  await test.step('the file is uploaded, and the outcome of each line is shown', async () => {
    await page.goto('/cs/manager/booking/payments');
    await main.getByLabel('Vybrat soubory').setInputFiles(file);
    await expect(main.getByText(`${file.name}: zpracováno 6 pohybů`)).toBeVisible();
    for (const outcome of [
      'Zaplaceno',
      'Částka nesouhlasí',
      'Už zaplaceno',
      'Rezervace zrušena',
      'Neznámý symbol',
      'Bez vlivu',
    ])
      await expect(main.getByText(`${outcome}: 1`, { exact: true })).toBeVisible();
    await mailTo(exact!.customer.email, 'reservation-payment');
  });

  await test.step('the payment with an unknown symbol is assigned to its reservation', async () => {
    await page.goto(`/cs/manager/booking/payments?q=${suffix}&outcome=unknown_symbol`);
    await main.getByRole('button', { name: /^Přiřadit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(symbolOf(unmatched));
    await dialog.getByRole('button', { name: symbolOf(unmatched) }).click();
    await mailTo(unmatched!.customer.email, 'reservation-payment');
  });

  await test.step('a payment for a cancelled reservation is listed with that reservation', async () => {
    await page.goto(`/cs/manager/booking/payments?list=cancelled&money=came&q=${symbolOf(cancelled)}`);
    await expect(main.getByText(cancelled!.customer.name).first()).toBeVisible();
    await expect(main.getByText('zrušil zákazník').first()).toBeVisible();
    // A partial payment from before the cancellation is not in the list.
    await cancel(underpaid!.customer, underpaid!.reservation.id);
    await page.goto(`/cs/manager/booking/payments?list=cancelled&money=came&q=${symbolOf(underpaid)}`);
    await expect(main.getByText('Nic takového jsme nenašli')).toBeVisible();
  });

  await test.step('a double payment is ordered to be refunded, and the next statement closes it', async () => {
    const symbol = symbolOf(alreadyPaid);
    const refunds = `/cs/manager/booking/payments?list=refunds&q=${symbol}`;
    await page.goto(refunds);
    await main.getByRole('button', { name: /^Vrátit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /účet/ }).fill('19-2000145399/0800');
    await dialog.getByRole('button', { name: 'Vrátit' }).click();
    await main.getByRole('button', { name: /^Platební příkaz/ }).click();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Vytvořit příkaz' }).click();
    const order = await readFile(await (await download).path(), 'latin1');
    expect(order).toContain(`000019-2000145399 000000000015000 ${symbol} 08000000`);
    const paid = statement('vratka', [`${suffix}9;23.11.2026;-150,00;CZK;${symbol};vratka;19-2000145399/0800`]);
    await page.goto('/cs/manager/booking/payments');
    await main.getByLabel('Vybrat soubory').setInputFiles(paid);
    await expect(main.getByText(`${paid.name}: zpracován 1 pohyb`)).toBeVisible();
    await page.goto(refunds);
    await expect(main.getByRole('row', { name: /Vráceno/ })).toBeVisible();
    await mailTo(alreadyPaid!.customer.email, 'refund');
  });
});
