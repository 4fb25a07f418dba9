import { configureTransport } from '@arbora/api';
import { createI18n, I18nProvider } from '@arbora/i18n';
import { QueryClient, QueryClientProvider } from '@arbora/query';
import { act, render, screen } from '@testing-library/react';
import cs from '../locales/cs.json';
import en from '../locales/en.json';
import { NoticeBar } from './notice-bar';

const NOTICE = { cs: 'V pátek máme zavřeno.', en: 'Closed on Friday.' };
const requested: string[] = [];

function show(delivered: typeof NOTICE | null): QueryClient {
  configureTransport({
    fetch: (input) => {
      requested.push(new URL(String(input), 'http://site').pathname);
      return Promise.resolve(Response.json([{ value: { notice: { cs: 'Už máme otevřeno.' } } }]));
    },
  });
  const client = new QueryClient();
  const i18n = createI18n('cs');
  i18n.addTexts('shell', 'cs', cs);
  i18n.addTexts('shell', 'en', en);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <NoticeBar delivered={delivered} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return client;
}
beforeEach(() => void (requested.length = 0));

test('the notice delivered with the page is shown without a request', () => {
  show(NOTICE);
  expect(screen.getByRole('complementary', { name: 'Oznámení' })).toHaveTextContent('V pátek máme zavřeno.');
  expect(requested).toEqual([]);
});

test('without a notice the bar is absent', () => {
  show(null);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('an open page refetches the notice', async () => {
  const client = show(NOTICE);
  await act(() => client.invalidateQueries({ queryKey: ['kejval'] }));
  expect(await screen.findByText('Už máme otevřeno.')).toBeVisible();
  expect(requested).toEqual(['/api/at-rest/kejval']);
});
