import { createI18n, I18nProvider } from '@arbora/i18n';
import { uiTexts } from '@arbora/ui/texts';
import { act, render, screen } from '@testing-library/react';
import cs from '../locales/cs.json';
import type { Outlet, OutletStatus } from './outlet';
import { RemoteOutlet } from './remote-outlet';

jest.mock('@module-federation/runtime', () => ({}));

function setNetwork(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
afterEach(() => jest.restoreAllMocks());

async function renderFailed(error: unknown) {
  const status: OutletStatus = { kind: 'failed', remote: 'mf-shop', error };
  const retry = jest.fn();
  const outlet: Outlet = {
    subscribe: () => () => undefined,
    getStatus: () => status,
    getRenderedStatus: () => status,
    attach: () => undefined,
    show: () => undefined,
    retry,
  };
  const i18n = createI18n('cs');
  i18n.addTexts('shell', 'cs', cs);
  await i18n.loadTexts('ui', uiTexts);
  render(
    <I18nProvider i18n={i18n}>
      <RemoteOutlet outlet={outlet} entry={null} />
    </I18nProvider>,
  );
  return retry;
}

test('a remote that failed to load offline is retried when the network returns', async () => {
  setNetwork(false);
  const { RemoteUnavailable } = await import('../federation/load-remote');
  const retry = await renderFailed(new RemoteUnavailable('mf-shop'));
  expect(screen.getByRole('alert')).toHaveTextContent('Jste bez připojení k internetu');
  expect(retry).not.toHaveBeenCalled();
  setNetwork(true);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a failure while online is reported as a failure of the service', async () => {
  const { RemoteUnavailable } = await import('../federation/load-remote');
  await renderFailed(new RemoteUnavailable('mf-shop'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Tuto část webu se nepodařilo načíst.*Služba teď neodpovídá/);
});
