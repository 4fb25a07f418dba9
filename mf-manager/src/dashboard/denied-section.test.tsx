import { renderPage, testServer } from '@arbora/testing';
import { act, screen } from '@testing-library/react';
import remote from '../remote';

test('the overview says which section a person was not let into', async () => {
  const server = testServer({ 'POST /api/rest/rpc/get_dashboard': {} });
  const { history } = await renderPage(remote, '/cs/manager', { server, person: { acl: ['sales'] } });
  expect(screen.queryByText(/nemáte otevřenou/)).toBeNull();
  act(() => history.replace('/cs/manager', { denied: 'users' }));
  expect(await screen.findByText('Sekci Uživatelé a registrace nemáte otevřenou')).toBeInTheDocument();
  expect(screen.getByText(/řekněte si o ni správci/)).toBeInTheDocument();
  act(() => history.replace('/cs/manager', { denied: 'toString' }));
  expect(screen.queryByText(/nemáte otevřenou/)).toBeNull();
});
