import { renderToString } from 'react-dom/server';
import { ConsentHost } from './consent-host';

test('the server renders no banner', () => {
  expect(renderToString(<ConsentHost isPageSettled hasPrivacyPage mayMeasure={() => false} />)).toBe('');
});

test('the consent UI can be imported without a window', async () => {
  expect(Object.keys(await import('./consent'))).toContain('Consent');
});
