import { PRODUCTION_SETTINGS } from '../../tests/production-settings';
import { readConfig } from '../config';
import { isOwnOrigin } from './origin';

const production = readConfig({ ...PRODUCTION_SETTINGS, PUBLIC_ORIGIN: 'https://www.arbora.example' });
const development = readConfig({ NODE_ENV: 'development', PORT: '8141' });

test.each([
  ['the site itself', production, { origin: 'https://www.arbora.example', host: 'internal:8080' }, true],
  ['a program', production, { host: 'www.arbora.example' }, true],
  ['another site', production, { origin: 'https://evil.example', host: 'www.arbora.example' }, false],
  ['the site over http', production, { origin: 'http://www.arbora.example', host: 'www.arbora.example' }, false],
  ['a name that was made to point here', production, { origin: 'https://evil.example', host: 'evil.example' }, false],
  ['a page without an origin of its own', production, { origin: 'null', host: 'www.arbora.example' }, false],
  ['the same machine by its number', development, { origin: 'http://127.0.0.1:8141', host: '127.0.0.1:8141' }, true],
  ['another port', development, { origin: 'http://localhost:3000', host: 'localhost:8141' }, false],
])('%s', (_what, config, headers, expected) => {
  expect(isOwnOrigin(headers, config)).toBe(expected);
});
