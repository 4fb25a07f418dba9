import { renderPart, testServer } from '@arbora/testing';
import { screen } from '@testing-library/react';
import remote from '../remote';
import panel from './orders-panel';

test('open orders and inquiries of the person lead to their records', async () => {
  const created_at = '2026-11-01T08:00:00Z';
  const server = testServer({
    'GET /api/rest/web_orders': [
      { id: 'i', type: 'inquiry', order_code: 'P-7', created_at },
      { id: 'o', type: 'order', order_code: 'O-8', created_at },
    ],
  });
  await renderPart(remote, <panel.Component personId="p1" />, { server, person: { acl: ['admin'] } });
  expect(await screen.findByRole('link', { name: 'Poptávka P-7' })).toHaveAttribute(
    'href',
    '/cs/manager/inquiries?id=i',
  );
  expect(screen.getByRole('link', { name: 'Objednávka O-8' })).toHaveAttribute('href', '/cs/manager/orders?id=o');
  const { query } = server.sent('GET /api/rest/web_orders')[0]!;
  expect([query.get('profile_id'), query.get('completed_at')]).toEqual(['eq.p1', 'is.null']);
});

test('a person without open orders has none', async () => {
  const server = testServer({ 'GET /api/rest/web_orders': [] });
  await renderPart(remote, <panel.Component personId="p1" />, { server, person: { acl: ['admin'] } });
  expect(await screen.findByText('Žádnou otevřenou objednávku ani poptávku nemá.')).toBeInTheDocument();
});
