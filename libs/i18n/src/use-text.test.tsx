import { act, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createI18n, type I18n } from './i18n';
import { I18nProvider, useLocale, useNamedText } from './use-text';

const TEXTS = {
  cs: () => Promise.resolve({ default: { hello: 'Ahoj', count: '{{n}} stromů' } }),
  en: () => Promise.resolve({ default: { hello: 'Hello', count: '{{n}} trees' } }),
  pl: () => Promise.resolve({ default: { hello: 'Cześć', count: '{{n}} drzew' } }),
};

function Greeting() {
  const { t } = useNamedText('a');
  return (
    <p lang={useLocale()}>
      {t('hello')} {t('count', { n: 5 })}
    </p>
  );
}

async function czech(): Promise<I18n> {
  const i18n = createI18n('cs');
  await i18n.loadTexts('a', TEXTS);
  return i18n;
}

function page(i18n: I18n) {
  return (
    <I18nProvider i18n={i18n}>
      <Greeting />
    </I18nProvider>
  );
}

test('HTML in the first language is hydrated without a mismatch if the language changes in between', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page(await czech()));
  const rendered = root.firstElementChild;
  expect(rendered?.textContent).toBe('Ahoj 5 stromů');

  const i18n = await czech();
  const onRecoverableError = jest.fn();
  await act(async () => {
    startTransition(() => void hydrateRoot(root, page(i18n), { onRecoverableError }));
    await i18n.setLocale('en');
  });

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.firstElementChild).toBe(rendered);
  expect(rendered?.textContent).toBe('Hello 5 trees');
  expect(rendered?.getAttribute('lang')).toBe('en');
});
