import { on } from '@arbora/event-bus';
import { renderPage, testServer } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';

const TEXT = { title: 'Ochrana osobních údajů', perex: '', body: '<p>Jaké údaje máme.</p>', locale: 'cs' } as const;

test('the cookie settings open from the page, and other consents have links', async () => {
  await renderPage(content, '/cs/gdpr', { server: testServer({ 'GET /api/rest/news_item': [TEXT] }) });
  const consents = within(await screen.findByRole('region', { name: 'Vaše souhlasy a údaje' }));
  const listener = jest.fn();
  const unsubscribe = on('consent:open', listener);
  await userEvent.click(consents.getByRole('button', { name: 'Nastavení cookies' }));
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  expect(consents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cs/services/subscriptions',
    '/cs/ucet',
  ]);
});
