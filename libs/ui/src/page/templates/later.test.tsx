import { createMemoryHistory, HistoryRouter, type History } from '@arbora/router';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Later } from './later';

/** What is there when the page is first painted, and what in the end. */
async function bodyAtFirst(history: History): Promise<boolean> {
  let isThere: boolean | null = null;
  function Page() {
    useLayoutEffect(() => {
      isThere ??= screen.queryByText('Text') !== null;
    });
    return <Later>Text</Later>;
  }
  render(
    <HistoryRouter history={history} location={history.location} basename="/cs">
      <Page />
    </HistoryRouter>,
  );
  await screen.findByText('Text');
  return isThere!;
}

test('the body of a page that a link has led to comes one step later', async () => {
  const history = createMemoryHistory({ initialEntries: ['/cs/'] });
  history.push('/cs/novinky');
  expect(await bodyAtFirst(history)).toBe(false);
});

test('that of a page gone back to is there at once, so that it can be shown where it was left', async () => {
  const history = createMemoryHistory({ initialEntries: ['/cs/novinky', '/cs/'] });
  history.back();
  expect(await bodyAtFirst(history)).toBe(true);
});
