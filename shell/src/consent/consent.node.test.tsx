import { createI18n, I18nProvider } from '@arbora/i18n';
import { renderToString } from 'react-dom/server';
import { ConsentHost } from './consent-host';

test('the server renders no banner', () => {
  const page = (
    <I18nProvider i18n={createI18n('cs')}>
      <ConsentHost isPageSettled hasPrivacyPage mayMeasure={() => false} />
    </I18nProvider>
  );
  expect(renderToString(page)).toBe('');
});

test('the consent UI can be imported without a window', async () => {
  expect(Object.keys(await import('./consent'))).toContain('Consent');
});
