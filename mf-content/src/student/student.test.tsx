import { renderPage, testServer } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import content from '../remote';

const TEXT = { title: 'Pro studenty', perex: '', body: '<p>Ke školce patří učení.</p>', locale: 'cs' } as const;

function position(title: string, employment: 'student' | 'full_time', closes_on: string | null) {
  return {
    id: title,
    title,
    title_en: null,
    title_pl: null,
    perex: 'Množírna i kvartýry.',
    perex_en: null,
    perex_pl: null,
    branch: 'Obříství',
    employment,
    pay_from: 160,
    pay_to: 180,
    pay_period: 'hour' as const,
    closes_on,
    created_at: '2026-10-20T09:00:00Z',
  };
}

test('the page for students lists the open positions for them', async () => {
  const positions = [
    position('Letní brigáda', 'student', null),
    position('Loňská praxe', 'student', '2025-05-31'),
    position('Účetní', 'full_time', null),
  ];
  await renderPage(content, '/cs/student', {
    server: testServer({ 'GET /api/rest/news_item': [TEXT], 'GET /api/rest/job_position': positions }),
  });
  const section = within(await screen.findByRole('region', { name: /Praxe a brigády/ }));
  expect(section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Letní brigáda']);
  expect(section.getByRole('link', { name: 'Všechna volná místa' })).toHaveAttribute('href', '/cs/kariera');
});
