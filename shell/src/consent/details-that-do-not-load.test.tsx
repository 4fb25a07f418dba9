import { overriddenConsent } from '@arbora/domain';
import { on } from '@arbora/event-bus';
import { createI18n, I18nProvider } from '@arbora/i18n';
import { createMemoryHistory, HistoryRouter } from '@arbora/router';
import { uiTexts } from '@arbora/ui/texts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { loadShellTexts } from '../texts';
import { Consent } from './consent';

let isReachable = false;
jest.mock('./consent-details', () => {
  if (!isReachable) throw new Error('Loading chunk failed');
  return { ConsentDetails: () => <p>details</p> };
});

test('a failure to load the details is shown, and opening them again retries', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const i18n = createI18n('cs');
  await Promise.all([i18n.loadTexts('ui', uiTexts), loadShellTexts(i18n)]);
  const snackbars: string[] = [];
  const unsubscribe = on('snackbar', ({ text }) => snackbars.push(text));
  const history = createMemoryHistory({ initialEntries: ['/cs/'] });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <HistoryRouter history={history} location={history.location} basename="/cs">
        <Consent configuration={overriddenConsent({})} hasPrivacyPage isDetailsOpen={isOpen} onDetails={setOpen} />
      </HistoryRouter>
    );
  }
  render(<Page />, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
  const manage = screen.getByRole('button', { name: 'Spravovat cookies' });
  await userEvent.click(manage);
  expect(snackbars).toEqual(['Tuto část webu se nepodařilo načíst']);
  isReachable = true;
  await userEvent.click(manage);
  expect(await screen.findByText('details')).toBeVisible();
  unsubscribe();
});
