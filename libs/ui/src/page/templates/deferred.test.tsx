import { createMemoryHistory, HistoryRouter, type History } from '@arbora/router';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Deferred } from './deferred';

/** Returns whether the body is present at the first paint. */
async function isBodyInFirstPaint(history: History): Promise<boolean> {
  let isPresent: boolean | null = null;
  function Page() {
    useLayoutEffect(() => {
      isPresent ??= screen.queryByText('Text') !== null;
    });
    return <Deferred>Text</Deferred>;
  }
  render(
    <HistoryRouter history={history} location={history.location} basename="/cs">
      <Page />
    </HistoryRouter>,
  );
  await screen.findByText('Text');
  return isPresent!;
}

test('after following a link, the body of a page is rendered one step after its heading', async () => {
  const history = createMemoryHistory({ initialEntries: ['/cs/'] });
  history.push('/cs/novinky');
  expect(await isBodyInFirstPaint(history)).toBe(false);
});

test('on Back, the body is rendered at once, so that the scroll position can be restored', async () => {
  const history = createMemoryHistory({ initialEntries: ['/cs/novinky', '/cs/'] });
  history.back();
  expect(await isBodyInFirstPaint(history)).toBe(true);
});
