import { deliveredPage } from './delivered-page';

const PAGE = { url: '/cs/sortiment?page=2', remote: 'mf-shop', session: 'anonymous', queries: null };

function deliver(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="rendered">${text}</script>`;
}

beforeEach(() => window.history.replaceState(null, '', PAGE.url));

test('a page that came rendered is told with what it was rendered', () => {
  deliver(JSON.stringify(PAGE));
  window.history.replaceState(null, '', `${PAGE.url}#results`);
  expect(deliveredPage()).toEqual(PAGE);
});

test.each(['/cs/sortiment', '/cs/sortiment/lipa?page=2'])('one that was left for %s is not taken over', (address) => {
  deliver(JSON.stringify(PAGE));
  window.history.replaceState(null, '', address);
  expect(deliveredPage()).toBeNull();
});

test('a page that came empty is rendered here', () => {
  deliver('');
  expect(deliveredPage()).toBeNull();
});
