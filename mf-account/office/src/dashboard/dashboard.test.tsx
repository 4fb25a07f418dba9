import { dashboardQuery } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { renderPart, replyPage, testServer } from '@arbora/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import remote from '../remote';
import { aRegistration, PERSON_ID } from '../test-data';
import figures from './figures';
import registrations from './registrations-tile';

test('registrations that await approval lead to their records', async () => {
  const waiting = { ...aRegistration(), profile: aRegistration() };
  const server = testServer({
    'GET /api/at-rest/auth_person': replyPage(
      [waiting, { ...waiting, id: 'p2', profile: { name: null, company: null } }],
      3,
    ),
  });
  await renderPart(remote, <registrations.Component />, { server, person: { acl: ['admin'] } });
  expect(await screen.findByRole('link', { name: 'Václav Čekal' })).toHaveAttribute(
    'href',
    `/cs/manager/users/registrations?id=${PERSON_ID}`,
  );
  expect(screen.getByRole('link', { name: 'vaclav@arbora.example' })).toBeInTheDocument();
  expect(screen.getByText('3')).toBeInTheDocument();
  expect(screen.getByText('Čekal a synové')).toBeInTheDocument();
});

function Loaded(): ReactElement {
  return <>{useQuery(dashboardQuery()).isSuccess && 'loaded'}</>;
}

test.each([
  [{ registrations: { waiting: 3 } }, ['3Registrace ke schválení']],
  [{ registrations: null }, []],
])('the totals %j are shown as %j', async (totals, shown) => {
  const server = testServer({ 'POST /api/rest/rpc/get_dashboard': totals });
  const part = (
    <>
      <figures.Component />
      <Loaded />
    </>
  );
  await renderPart(remote, part, { server, person: { acl: ['admin'] } });
  await screen.findByText('loaded');
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(shown);
});
