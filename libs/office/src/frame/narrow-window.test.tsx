import { renderPart } from '@arbora/testing';
import { breakpoints } from '@arbora/ui';
import { act, screen } from '@testing-library/react';
import { ManagerList } from '../list/manager-list';
import { kit } from '../testing/open-section';
import { setWindowWidth } from '../testing/test-browser';

const WIDE = 1440;
const NARROW = 390;
const list = (
  <ManagerList
    query={{ data: [{ id: '1', name: 'Oak' }], error: null, isFetching: false, refetch: () => undefined }}
    columns={[{ key: 'name', title: 'Name', role: 'name', render: ({ name }) => name }]}
    keyOf={({ id }) => id}
    label="Plants"
    nothingYet={{ title: 'No plants' }}
  />
);

/** A window whose width changes: the queries report it to their listeners. */
function resizableWindow() {
  const listeners = new Map<(list: MediaQueryList) => void, string>();
  const resize = (width: number): void => {
    setWindowWidth(width);
    const { matchMedia } = window;
    window.matchMedia = (media) =>
      ({
        ...matchMedia(media),
        addEventListener: (_type: string, listener: () => void) => void listeners.set(listener, media),
        removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
      }) as unknown as MediaQueryList;
    act(() => listeners.forEach((media, listener) => listener(matchMedia(media))));
  };
  return { listeners, resize };
}

test.each([
  ['in a window of the smallest width for tables', breakpoints.md, 'table'],
  ['in a window narrower by a pixel', breakpoints.md - 1, 'list'],
])('%s (%i px) the rows are a %s', async (_name, width, role) => {
  setWindowWidth(width);
  await renderPart(kit, list);
  expect(screen.getByRole(role, { name: 'Plants' })).toBeInTheDocument();
});

test('a table becomes cards when the window gets narrow, and a table again when it gets wide', async () => {
  const { listeners, resize } = resizableWindow();
  resize(WIDE);
  const { unmount } = await renderPart(kit, list);
  expect(screen.getByRole('table')).toBeInTheDocument();
  resize(NARROW);
  expect(screen.getByRole('list', { name: 'Plants' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  resize(WIDE);
  expect(screen.getByRole('table')).toBeInTheDocument();
  unmount();
  expect(listeners.size).toBe(0);
});
