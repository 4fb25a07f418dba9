import { api } from '../commands/api';
import { ADMIN, EDITOR, SALES, tokenOf, type Account } from '../commands/session';
import { expect, test } from '../fixtures/test';

const SALES_PAGES = ['booking', 'orders', 'inquiries', 'offers', 'assortment', 'photo', 'jobs'];
const EDITOR_PAGES = ['news', 'bulletin', 'comments', 'ratings', 'photogallery'];
const ADMIN_PAGES = ['users/registrations', 'users/profiles', 'settings', 'mail', 'audit'];

interface Role {
  account: Account;
  pages: readonly string[];
  /** Pages that lead back to the overview. */
  closed: readonly string[];
  /** Addresses of data that are refused, or have no rows for the role. */
  refused: readonly string[];
}

const ROLES: Readonly<Record<string, Role>> = {
  sales: {
    account: SALES,
    pages: SALES_PAGES,
    closed: ['news', 'users/profiles', 'audit'],
    refused: ['audit_list', 'mail_list'],
  },
  editors: {
    account: EDITOR,
    pages: EDITOR_PAGES,
    closed: ['orders', 'booking/payments', 'settings'],
    refused: ['web_orders', 'bank_transaction_list', 'order_note', 'reservation_ticket_list'],
  },
  admins: { account: ADMIN, pages: [...SALES_PAGES, ...EDITOR_PAGES, ...ADMIN_PAGES], closed: [], refused: [] },
};

for (const [name, { account, pages, closed, refused }] of Object.entries(ROLES)) {
  test(`${name} see exactly their own pages and rows of the back office`, async ({ openAs }) => {
    const page = await openAs(account);
    await page.goto('/cs/manager');
    const links = page.getByRole('navigation', { name: 'Navigace správy' }).locator('a');
    await expect(links).toHaveCount(pages.length + 1);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.sort()).toEqual(['/cs/manager', ...pages.map((one) => `/cs/manager/${one}`)].sort());
    for (const one of closed) {
      await page.goto(`/cs/manager/${one}`);
      await expect(page).toHaveURL('/cs/manager');
    }
    const token = await tokenOf(account);
    for (const path of refused) {
      const rows = await api<unknown[]>(`/rest/${path}?limit=1`, { token }).catch((error: Error) => error);
      if (rows instanceof Error) expect(rows.message).toMatch(/answered 403/);
      else expect(rows).toEqual([]);
    }
  });
}
