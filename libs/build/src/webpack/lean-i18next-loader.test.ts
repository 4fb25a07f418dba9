import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { i18n } from 'i18next';
import { ROOT } from '../paths';
import lean from './lean-i18next-loader';

function leanI18next(): { createInstance: () => i18n } {
  const file = path.join(ROOT, 'node_modules/i18next/dist/esm/i18next.js');
  const source = lean(readFileSync(file, 'utf8')).replace(/^export \{.*\};$/m, 'return { createInstance };');
  return new Function(source)() as { createInstance: () => i18n };
}

test('what is left still translates: parameters, plurals, another language, and the language to fall back to', async () => {
  const engine = leanI18next().createInstance();
  void engine.init({ lng: 'cs', fallbackLng: 'en', resources: {}, ns: [], initAsync: false });
  engine.addResourceBundle('cs', 'shop', {
    seats_one: '{{count}} místo',
    seats_few: '{{count}} místa',
    hi: 'Ahoj {{name}}',
  });
  engine.addResourceBundle('en', 'shop', { hi: 'Hello {{name}}', only: { here: 'Here' } });
  const say = (key: string, params = {}): string => engine.t(key, { ...params, ns: 'shop' });
  expect([
    say('seats', { count: 1 }),
    say('seats', { count: 3 }),
    say('hi', { name: 'Eva' }),
    say('only.here'),
  ]).toEqual(['1 místo', '3 místa', 'Ahoj Eva', 'Here']);
  expect(engine.exists('hi', { ns: 'shop', lng: 'cs', fallbackLng: false })).toBe(true);
  expect(engine.exists('only.here', { ns: 'shop', lng: 'cs', fallbackLng: false })).toBe(false);
  await engine.changeLanguage('en');
  expect(say('hi', { name: 'Eva' })).toBe('Hello Eva');
  expect(engine.hasResourceBundle('en', 'shop')).toBe(true);
});

test('another version of the package, with other parts, is refused', () => {
  expect(() => lean('class I18n extends EventEmitter {\n}\n')).toThrow('This i18next has no');
});
