import { createI18n, I18nProvider } from '@arbora/i18n';
import { act, render, screen } from '@testing-library/react';
import texts from '../locales/en.json';
import { BuildNotice } from './build-notice';
import { reloadGuarded, reloadIfOutdated } from './reload-guard';

const MINUTE = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderNotice(read: () => Promise<string>, reload: () => void = jest.fn()) {
  const i18n = createI18n('en');
  i18n.addTexts('shell', 'en', texts);
  render(
    <I18nProvider i18n={i18n}>
      <BuildNotice build="a" read={read} reload={reload} />
    </I18nProvider>,
  );
}
const advance = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

test('a new build is offered without a forced reload', async () => {
  let deployed = 'a';
  const reload = jest.fn();
  renderNotice(() => Promise.resolve(deployed), reload);
  await advance(6 * MINUTE);
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  deployed = 'b';
  await advance(5 * MINUTE);
  expect(reload).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('returning to the tab checks the build too, at most every 30 seconds', async () => {
  const read = jest.fn(() => Promise.resolve('a'));
  renderNotice(read);
  window.dispatchEvent(new Event('focus'));
  await advance(0);
  expect(read).not.toHaveBeenCalled();
  await advance(MINUTE);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  await advance(0);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a failed check is logged and not shown', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderNotice(() => Promise.reject(new TypeError('offline')));
  await advance(11 * MINUTE);
  expect(screen.queryByRole('button')).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.any(String), expect.any(TypeError));
  warn.mockRestore();
});

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  };
}

test('a reload blocks the next one for ten seconds', () => {
  const storage = memoryStorage();
  const reload = jest.fn(() => void window.dispatchEvent(new Event('pagehide')));
  let now = 1_000_000;
  const reloads = (at: number): boolean => {
    now = at;
    return reloadGuarded(reload, storage, () => now);
  };
  expect(reloads(1_000_000)).toBe(true);
  expect(reloads(1_009_999)).toBe(false);
  expect(reloads(1_010_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a reload that the person cancels to keep unsaved input can be repeated at once', () => {
  const storage = memoryStorage();
  const reload = jest.fn();
  expect(reloadGuarded(reload, storage, () => 1_000_000)).toBe(true);
  expect(reloadGuarded(reload, storage, () => 1_000_001)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that misses a file reloads if another build is deployed', async () => {
  const reload = jest.fn();
  await reloadIfOutdated('b1', () => Promise.resolve('b2'), reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['its build is deployed', () => Promise.resolve('b1')],
  ['the server does not answer', () => Promise.reject(new TypeError('offline'))],
])('a page that misses a file does not reload if %s', async (_when, read) => {
  const reload = jest.fn();
  await reloadIfOutdated('b1', read, reload);
  expect(reload).not.toHaveBeenCalled();
});
