import { renderToString } from 'react-dom/server';
import { ConsentHost } from './consent-host';

test('a server renders no banner, and the consent modules load there without a window', async () => {
  expect(renderToString(<ConsentHost isPageShown hasPrivacyPage mayMeasure={() => false} />)).toBe('');
  expect(Object.keys(await import('./consent'))).toContain('Consent');
});
