import { randomUUID } from 'node:crypto';
import { variableSymbol, type BookingReservation } from '@arbora/domain';
import { createCustomer, type Customer } from '../commands/customers';
import { cancel, markPaid, reserve } from '../commands/reservations';
import { mailTo } from '../commands/mailbox';
import { SALES } from '../commands/session';
import { expect, test } from '../fixtures/test';

const HEADS = 'ID pohybu;Datum;Objem;Měna;VS;Zpráva pro příjemce;Protiúčet';

test('a bank statement pays, reports differences and late money, and a payment without a symbol is assigned', async ({
  openAs,
  event,
}) => {
  const reserved = async (): Promise<{ customer: Customer; reservation: BookingReservation }> => {
    const customer = await createCustomer();
    return { customer, ...(await reserve(customer, event.slot.id, ['Jana Nováková'])) };
  };
  const [exact, short, twice, late, unnamed] = await Promise.all(Array.from({ length: 5 }, reserved));
  await markPaid(twice!.reservation.id);
  await cancel(late!.customer, late!.reservation.id);
  const symbolOf = (one: typeof exact): string => variableSymbol(event.mask_vs, one!.reservation.vs);
  const mark = randomUUID().slice(0, 8);
  const movements = [
    [symbolOf(exact), '150,00'],
    [symbolOf(short), '100,00'],
    [symbolOf(twice), '150,00'],
    [symbolOf(late), '150,00'],
    ['9999999999', '150,00'],
    [symbolOf(exact), '-150,00'],
  ].map(([symbol, amount], index) => `${mark}${index};20.11.2026;${amount};CZK;${symbol};vstupné ${mark};`);
  const file = {
    name: `vypis-${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADS, ...movements].join('\n')),
  };

  const page = await openAs(SALES);
  const main = page.getByRole('main');
  await test.step('the file is dropped, and says what became of its lines', async () => {
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
    await page.goto(`/cs/manager/booking/payments?q=${mark}&outcome=unknown_symbol`);
    await main.getByRole('button', { name: /^Přiřadit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(symbolOf(unnamed));
    await dialog.getByRole('button', { name: symbolOf(unnamed) }).click();
    await mailTo(unnamed!.customer.email, 'reservation-payment');
  });

  await test.step('money for a cancelled reservation is listed with that reservation', async () => {
    await page.goto(`/cs/manager/booking/payments?list=cancelled&money=came&q=${symbolOf(late)}`);
    await expect(main.getByText(late!.customer.name).first()).toBeVisible();
    await expect(main.getByText('zrušil zákazník').first()).toBeVisible();
    // A part of the price that came before the cancellation is not in the list.
    await cancel(short!.customer, short!.reservation.id);
    await page.goto(`/cs/manager/booking/payments?list=cancelled&money=came&q=${symbolOf(short)}`);
    await expect(main.getByText('Nic takového jsme nenašli')).toBeVisible();
  });
});
