import { emit } from '@arbora/event-bus';
import { createI18n, I18nProvider } from '@arbora/i18n';
import { createMemoryHistory, HistoryRouter } from '@arbora/router';
import { uiTexts } from '@arbora/ui/texts';
import { act, render, screen } from '@testing-library/react';
import { ConsentHost } from './consent-host';

let idle: (() => void)[] = [];
const runIdleCallbacks = () => act(async () => idle.splice(0).forEach((callback) => callback()));

beforeEach(() => {
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: (id: number) => void delete idle[id - 1],
  });
});

async function renderHost() {
  const inCzech = createI18n('cs');
  const inPolish = createI18n('pl');
  await Promise.all([inCzech.loadTexts('ui', uiTexts), inPolish.loadTexts('ui', uiTexts)]);
  const history = createMemoryHistory({ initialEntries: ['/cs/'] });
  const page = (isPageSettled: boolean, i18n = inCzech) => (
    <I18nProvider i18n={i18n}>
      <HistoryRouter history={history} location={history.location} basename="/cs">
        <ConsentHost isPageSettled={isPageSettled} hasPrivacyPage={false} mayMeasure={() => false} />
      </HistoryRouter>
    </I18nProvider>
  );
  const view = render(page(false));
  return {
    show: () => view.rerender(page(true)),
    hide: () => view.rerender(page(false)),
    showInPolish: () => view.rerender(page(true, inPolish)),
  };
}

test('the banner waits until the page is shown and the browser idle', async () => {
  const { show, hide } = await renderHost();
  await runIdleCallbacks();
  show();
  expect(screen.queryByRole('region')).toBeNull();
  // A navigation to another page takes precedence.
  hide();
  await runIdleCallbacks();
  expect(screen.queryByRole('region')).toBeNull();
  show();
  await runIdleCallbacks();
  expect(await screen.findByRole('region', { name: 'Cookies na tomto webu' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the settings open on request before a page is shown', async () => {
  await renderHost();
  act(() => emit('consent:open', {}));
  expect(await screen.findByRole('dialog', { name: 'Nastavení cookies' })).toBeVisible();
});

test('the banner is translated when the page changes to Polish, and back', async () => {
  const { show, showInPolish } = await renderHost();
  show();
  await runIdleCallbacks();
  await screen.findByRole('region', { name: 'Cookies na tomto webu' });
  showInPolish();
  await runIdleCallbacks();
  expect(await screen.findByRole('region', { name: 'Pliki cookie na tej stronie' })).toBeVisible();
  show();
  await runIdleCallbacks();
  expect(await screen.findByRole('region', { name: 'Cookies na tomto webu' })).toBeVisible();
});
