import { SNACKBAR_TIMEOUT } from '@arbora/domain';
import { createI18n, I18nProvider } from '@arbora/i18n';
import { setNetwork } from '@arbora/ui/testing/network';
import { act, render, screen } from '@testing-library/react';
import cs from '../locales/cs.json';
import { ConnectionNotice } from './connection-notice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the notice reports a lost connection, and briefly its return', () => {
  const i18n = createI18n('cs');
  i18n.addTexts('shell', 'cs', cs);
  render(
    <I18nProvider i18n={i18n}>
      <ConnectionNotice />
    </I18nProvider>,
  );
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  setNetwork(false);
  expect(notice).toHaveTextContent('Jste bez připojení k internetu.');
  act(() => jest.advanceTimersByTime(SNACKBAR_TIMEOUT * 2));
  expect(notice).toHaveTextContent('Jste bez připojení k internetu.');
  setNetwork(true);
  expect(notice).toHaveTextContent(/^Připojení je zpět\.$/);
  act(() => jest.advanceTimersByTime(SNACKBAR_TIMEOUT));
  expect(notice).toBeEmptyDOMElement();
});
