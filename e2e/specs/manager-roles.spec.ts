import { api } from '../commands/api';
import { ADMIN, EDITOR, SALES, tokenOf, type Account } from '../commands/session';
import { expect, test } from '../fixtures/test';

const SALES_PAGES = ['booking', 'orders', 'inquiries', 'offers', 'assortment', 'photo', 'jobs'];
const EDITOR_PAGES = ['news', 'bulletin', 'comments', 'ratings', 'photogallery'];
const ADMIN_PAGES = [
  'users/registrations',
  'users/profiles',
  'settings',
  'mail',
  'audit',
  'failures',
  'web-vitals',
  'deployments',
];

interface Role {
  account: Account;
  pages: readonly string[];
  /** Pages that redirect to the overview. */
  forbiddenPages: readonly string[];
  /** Resources that are forbidden, or have no rows for the role. */
  forbiddenResources: readonly string[];
}

const ROLES: Readonly<Record<string, Role>> = {
  sales: {
    account: SALES,
    pages: SALES_PAGES,
    forbiddenPages: ['news', 'users/profiles', 'audit'],
    forbiddenResources: ['audit_list', 'mail_list'],
  },
  editors: {
    account: EDITOR,
    pages: EDITOR_PAGES,
    forbiddenPages: ['orders', 'booking/payments', 'settings'],
    forbiddenResources: ['web_orders', 'bank_transaction_list', 'order_note', 'reservation_ticket_list'],
  },
  admins: {
    account: ADMIN,
    pages: [...SALES_PAGES, ...EDITOR_PAGES, ...ADMIN_PAGES],
    forbiddenPages: [],
    forbiddenResources: [],
  },
};

for (const [name, { account, pages, forbiddenPages, forbiddenResources }] of Object.entries(ROLES)) {
  test(`${name} see only the pages and rows of the back office that their role permits`, async ({ openAs }) => {
    const page = await openAs(account);
    await page.goto('/cs/manager');
    const links = page.getByRole('navigation', { name: 'Navigace správy' }).locator('a');
    await expect(links).toHaveCount(pages.length + 1);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses.sort()).toEqual(['/cs/manager', ...pages.map((path) => `/cs/manager/${path}`)].sort());
    for (const path of forbiddenPages) {
      await page.goto(`/cs/manager/${path}`);
      await expect(page).toHaveURL('/cs/manager');
    }
    const token = await tokenOf(account);
    for (const resource of forbiddenResources) {
      const rows = await api<unknown[]>(`/rest/${resource}?limit=1`, { token }).catch((error: Error) => error);
      if (rows instanceof Error) expect(rows.message).toMatch(/answered 403/);
      else expect(rows).toEqual([]);
    }
  });
}
