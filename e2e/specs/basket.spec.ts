import { createCustomer } from '../commands/customers';
import { mailTo } from '../commands/mailbox';
import { createOffer, stockOf } from '../commands/offers';
import { expect, test } from '../fixtures/test';
import { BasketPage } from '../pages/basket-page';
import { LoginPage } from '../pages/login-page';
import { SiteFrame } from '../pages/site-frame';

const BRANCH = 'obristvi@arbora.example';

test('a customer orders from an offer', async ({ page, customer }) => {
  const offer = await createOffer({ inventory: 3 });
  const basket = new BasketPage(page);
  const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name: offer.plant }) });

  await test.step('an anonymous visitor sees the last pieces without a price, logs in and returns', async () => {
    await page.goto('/cs/nabidky');
    await page.getByRole('main').getByRole('link', { name: offer.title }).click();
    await expect(row).toContainText('Poslední 3 kusy');
    await expect(row).not.toContainText('Kč');
    await page.getByRole('main').getByRole('link', { name: 'Přihlásit se' }).click();
    await new LoginPage(page).logIn(customer);
    await expect(page).toHaveURL(`/cs/nabidky/${offer.id}`);
    await expect(row).toContainText(/1\s250\sKč/);
  });

  await test.step('the stock limits the amount, and the header shows the number of lines', async () => {
    await row.getByRole('textbox').fill('4');
    await row.getByRole('button', { name: /^Do košíku/ }).click();
    await expect(row.getByRole('textbox')).toHaveAccessibleDescription('Nejvýše 3 ks.');
    await row.getByRole('textbox').fill('2');
    await row.getByRole('button', { name: /^Do košíku/ }).click();
    await expect(row).toContainText('V košíku máte 2 kusy');
    await new SiteFrame(page).header.getByRole('link', { name: 'Košík, položek: 1' }).click();
    await expect(basket.amount(offer.plant)).toHaveValue('2');
    await expect(basket.line(offer.plant)).toContainText(/2\s500\sKč/);
  });

  await test.step('the order is placed with its note, and its code survives a reload', async () => {
    await basket.note.fill('Prosím s balem');
    await basket.submit.click();
    await expect(basket.heading).toHaveText('Objednávku jsme přijali');
    const code = new URL(page.url()).searchParams.get('placed')!;
    expect(code).toMatch(/^O\d{8,10}$/);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(code);
    expect(await stockOf(offer)).toBe(1);
    const mail = await mailTo(customer.email, 'order-create');
    expect(mail.plain).toContain(code);
    await expect
      .poll(async () => {
        const response = await page.request.get(`/api/dev/mailbox?to=${BRANCH}&kind=order-create-admin`);
        return (await response.text()).includes(code);
      })
      .toBe(true);
    await expect(new SiteFrame(page).header.getByRole('link', { name: 'Košík, položek: 0' })).toBeVisible();
  });
});

// The later order gets a 409, which the browser logs.
test.describe('the last piece', () => {
  test.use({ expectedFaults: [/web_order/] });

  test('goes to one of two customers, and the other one keeps the basket', async ({ openAs }) => {
    const offer = await createOffer({ inventory: 1 });
    const people = await Promise.all([createCustomer('Jana Nováková'), createCustomer('Petr Dvořák')]);
    const pages = await Promise.all(people.map((person) => openAs(person)));
    for (const page of pages) {
      await page.goto(`/cs/nabidky/${offer.id}`);
      await page.getByRole('button', { name: /^Do košíku/ }).click();
      await expect(page.getByText('Vše, co je skladem, už máte v košíku.')).toBeVisible();
      await new BasketPage(page).open();
      await expect(new BasketPage(page).line(offer.plant)).toBeVisible();
    }
    await Promise.all(pages.map((page) => new BasketPage(page).submit.click()));
    const accepted = (page: (typeof pages)[number]) => page.getByRole('heading', { name: 'Objednávku jsme přijali' });
    const refused = (page: (typeof pages)[number]) => page.getByText(/už v\snabídce není/);
    for (const page of pages) await expect(accepted(page).or(refused(page)).first()).toBeVisible();
    const counts = await Promise.all(pages.map((page) => accepted(page).count()));
    expect(counts.sort()).toEqual([0, 1]);
    expect(await stockOf(offer)).toBe(0);
    const rejectedPage = (await accepted(pages[0]!).count()) === 0 ? pages[0]! : pages[1]!;
    await expect(new BasketPage(rejectedPage).line(offer.plant)).toBeVisible();
  });
});

// Saving over a newer version gets a 409, after which the save is repeated.
test.describe('two tabs', () => {
  test.use({ expectedFaults: [/user_profile/] });

  test('keep each other’s additions to the basket', async ({ openAs, customer }) => {
    const first = await openAs(customer);
    const second = await openAs(customer);
    const [firstBasket, secondBasket] = [new BasketPage(first), new BasketPage(second)];
    await firstBasket.open();
    await secondBasket.open();
    await firstBasket.add('Tilia cordata');
    await secondBasket.add('Quercus robur');
    await expect(firstBasket.line('Tilia cordata').last()).toBeVisible();
    await expect(new SiteFrame(second).header.getByRole('link', { name: 'Košík, položek: 2' })).toBeVisible();
    const third = await first.context().newPage();
    await new BasketPage(third).open();
    const header = new SiteFrame(third).header;
    await expect(header.getByRole('link', { name: 'Košík, položek: 2' })).toBeVisible();
    await third.getByRole('button', { name: /^Odebrat Tilia cordata/ }).click();
    await expect(new SiteFrame(first).header.getByRole('link', { name: 'Košík, položek: 1' })).toBeVisible();
    await third.getByRole('button', { name: 'Vrátit zpět' }).click();
    await expect(new SiteFrame(first).header.getByRole('link', { name: 'Košík, položek: 2' })).toBeVisible();
  });
});
