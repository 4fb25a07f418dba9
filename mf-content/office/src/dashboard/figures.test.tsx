import { dashboardQuery } from '@arbora/office';
import { useQuery } from '@arbora/query';
import { renderPart, testServer } from '@arbora/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import remote from '../remote';
import figures from './figures';

function Loaded(): ReactElement {
  return <>{useQuery(dashboardQuery()).isSuccess && 'loaded'}</>;
}

test.each([
  [{ news: { new: 4, published: 20 } }, [['4Novinky k dokončení', '/cs/manager/news?done=no']]],
  [{ news: null }, []],
])('the totals %j are shown as %j', async (totals, shown) => {
  const server = testServer({ 'POST /api/rest/rpc/get_dashboard': totals });
  const part = (
    <>
      <figures.Component />
      <Loaded />
    </>
  );
  await renderPart(remote, part, { server, person: { acl: ['editor'] } });
  await screen.findByText('loaded');
  expect(screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(shown);
});
