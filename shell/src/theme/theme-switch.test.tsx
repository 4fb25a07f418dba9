import { createI18n, I18nProvider } from '@arbora/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import cs from '../locales/cs.json';
import { ThemeSwitch } from './theme-switch';

function show(count = 1) {
  document.head.innerHTML = '<meta name="color-scheme" content="light">';
  const i18n = createI18n('cs');
  i18n.addTexts('shell', 'cs', cs);
  render(
    <I18nProvider i18n={i18n}>
      {Array.from({ length: count }, (_, index) => (
        <ThemeSwitch key={index} />
      ))}
    </I18nProvider>,
  );
  return userEvent.setup();
}
const root = document.documentElement;

afterEach(() => {
  jest.restoreAllMocks();
  delete root.dataset.theme;
  document.cookie = 'app_theme=; Max-Age=0; Path=/';
});

test('the site is light by default', () => {
  show();
  expect(screen.getByRole('group', { name: 'Vzhled stránek' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Světlý' })).toBeChecked();
});

test('the switch shows the theme of the document', () => {
  root.dataset.theme = 'system';
  show();
  expect(screen.getByRole('radio', { name: 'Podle zařízení' })).toBeChecked();
});

test('a choice applies at once, in every switch, and is stored', async () => {
  const user = show(2);
  await user.click(screen.getAllByRole('radio', { name: 'Tmavý' })[0]!);
  expect(root.dataset.theme).toBe('dark');
  expect(document.querySelector('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
  expect(document.cookie).toContain('app_theme=dark');
  for (const choice of screen.getAllByRole('radio', { name: 'Tmavý' })) expect(choice).toBeChecked();

  await user.click(screen.getAllByRole('radio', { name: 'Podle zařízení' })[1]!);
  expect(document.querySelector('meta[name="color-scheme"]')).toHaveAttribute('content', 'light dark');
  expect(document.cookie).toContain('app_theme=system');
});

test('a choice applies even if cookies are blocked', async () => {
  const user = show();
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(screen.getByRole('radio', { name: 'Tmavý' }));
  expect(root.dataset.theme).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Tmavý' })).toBeChecked();
  expect(log).toHaveBeenCalledTimes(1);
});
