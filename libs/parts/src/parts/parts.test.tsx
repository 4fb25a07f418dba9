import { renderPage, testServer } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import parts from '../remote';

const open = (url: string) => renderPage(parts, url, { server: testServer({}) });

test.each(['/cs/dev/ui', '/en/dev/ui'])(
  '%s shows every component under a unique name, without requests',
  async (url) => {
    await open(url);
    expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeVisible();
    const names = [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

test('the table of contents links to every group', async () => {
  await open('/cs/dev/ui');
  const links = within(await screen.findByRole('navigation', { name: 'Obsah stránky' })).getAllByRole('link');
  expect(links.map((link) => document.querySelector(link.getAttribute('href')!))).not.toContain(null);
});

test("the invalid form shows an error at each field, and the server's error", async () => {
  await open('/cs/dev/ui');
  const form = within(await screen.findByRole('region', { name: /refused by the server/ }));
  expect(await form.findByText('Neplatný e-mail.')).toBeVisible();
  expect(await form.findByRole('alert')).toHaveTextContent('Služba teď neodpovídá');
});

test('overlays open and close', async () => {
  await open('/cs/dev/ui');
  await userEvent.click(await screen.findByRole('button', { name: 'drawer' }));
  const dialog = screen.getByRole('dialog', { name: 'Habry do živého plotu' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Přidat' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
