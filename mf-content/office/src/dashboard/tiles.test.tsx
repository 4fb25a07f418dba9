import { getSession } from '@arbora/auth';
import type { Acl, Row } from '@arbora/domain';
import { logInAs, renderPart, replyPage, testServer } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import applications from './applications-tile';
import comments from './comments-tile';
import upcoming from './upcoming-tile';

const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();
const COMMENT: Partial<Row<'news_comments_manager'>> = {
  id: 'c1',
  body: 'Krásná lípa',
  nickname: 'lipka',
  name: null,
  email: 'lipka@arbora.example',
  created_at: '2026-11-20T10:00:00Z',
  hidden_reason: null,
};
const article = (title: string, values: object) => ({
  id: title, title, tag: 'news', locale: 'cs' as const, is_published: true, created_at: HOUR_AGO, updated_at: HOUR_AGO, ...values,
}); // oxfmt-ignore

test('missed publications and coming ones are shown, but neither withdrawn nor past ones', async () => {
  const server = testServer({
    'GET /api/rest/news_item': [
      article('Zmeškaný', { is_published: false, publish_at: HOUR_AGO, updated_at: '2026-01-01T00:00:00Z' }),
      article('Stažený', { is_published: false, publish_at: HOUR_AGO, updated_at: new Date().toISOString() }),
      article('Vyšlý', { publish_at: HOUR_AGO }),
      article('Budoucí', { publish_at: '2199-01-01T08:00:00Z' }),
    ],
    'GET /api/rest/news_bulletin': [],
  });
  await renderPart(remote, <upcoming.Component />, { server, person: { acl: ['editor'] } });
  const [missed, next, ...others] = await screen.findAllByRole('listitem');
  expect(missed).toHaveTextContent(/^ZmeškanýNevyšlo/);
  expect(next).toHaveTextContent(/^Budoucí1\. 1\. 2199/);
  expect(others).toEqual([]);
});

test('the latest comments lead to their records, and hidden ones are marked', async () => {
  const hidden = { ...COMMENT, id: 'c2', body: 'Kupte', hidden_reason: 'advertising' as const };
  const server = testServer({ 'GET /api/rest/news_comments_manager': replyPage([COMMENT, hidden], 25) });
  await renderPart(remote, <comments.Component />, { server, person: { acl: ['editor'] } });
  expect(await screen.findByRole('link', { name: 'Krásná lípa' })).toHaveAttribute(
    'href',
    '/cs/manager/comments?id=c1',
  );
  expect(screen.getAllByText('Skrytý')).toHaveLength(1);
  expect(screen.getByText('Kupte').closest('li')).toHaveTextContent('Skrytý');
  expect(screen.getByText('25')).toBeInTheDocument();
});

test('the latest applications lead to their records', async () => {
  const application = { id: 'a1', name: 'Petr Hledající', created_at: '2026-11-20T10:00:00Z' };
  const server = testServer({ 'GET /api/rest/job_application': replyPage([application], 6) });
  await renderPart(remote, <applications.Component />, { server, person: { acl: ['jobs'] } });
  const link = within(await screen.findByRole('listitem')).getByRole('link', { name: 'Petr Hledající' });
  expect(link).toHaveAttribute('href', '/cs/manager/jobs?list=applications&id=a1');
});

test.each<[Acl, boolean]>([
  ['jobs', true],
  ['admin', true],
  ['sales', false],
])('applications are for recruiters and admins, not for sales, who share the section: %s %s', async (acl, isShown) => {
  await logInAs(testServer(), { acl: [acl] });
  expect(applications.isFor?.(getSession())).toBe(isShown);
});
