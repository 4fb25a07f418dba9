import { deliveredPage } from './delivered';

const PAGE = { url: '/cs/sortiment?page=2', remote: 'mf-shop', session: 'anonymous', queries: null };

function deliver(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="rendered">${text}</script>`;
}

beforeEach(() => window.history.replaceState(null, '', PAGE.url));

test('a server-rendered page returns its render data', () => {
  deliver(JSON.stringify(PAGE));
  window.history.replaceState(null, '', `${PAGE.url}#results`);
  expect(deliveredPage()).toEqual(PAGE);
});

test.each(['/cs/sortiment', '/cs/sortiment/lipa?page=2'])(
  'a server-rendered page is not hydrated after navigation to %s',
  (address) => {
    deliver(JSON.stringify(PAGE));
    window.history.replaceState(null, '', address);
    expect(deliveredPage()).toBeNull();
  },
);

test('an empty page is rendered in the browser', () => {
  deliver('');
  expect(deliveredPage()).toBeNull();
});
