import { recordEarlyEvents } from './early-events';

const submitted: (string | null)[] = [];
const clicked: string[] = [];
const root = document.documentElement;

/** A rendered document: buttons of the shell, and a page with forms, a button and links. */
beforeEach(() => {
  submitted.length = 0;
  clicked.length = 0;
  document.body.innerHTML = `
    <button type="button" id="menu">Menu</button>
    <button type="button" id="native" popovertarget="menu">Native</button>
    <div data-rendered-by="mf-content">
      <form method="post"><button id="send" name="send">Send</button></form>
      <form method="get"><button id="search">Search</button></form>
      <button type="button" id="more">More</button>
      <a href="#dialog" aria-haspopup="dialog" id="dialog">Dialog</a>
      <a href="#other" id="link">Link</a>
    </div>`;
  recordEarlyEvents();
});

const recordClick = ({ target }: Event): unknown => clicked.push((target as Element).id);
function recordSubmit(event: SubmitEvent): void {
  event.preventDefault();
  submitted.push(event.submitter?.id ?? null);
}

/** Attaches the handlers of a hydrated page until the held events have been replayed. */
async function hydrate(part: 'shell' | 'page'): Promise<void> {
  document.addEventListener('click', recordClick);
  document.addEventListener('submit', recordSubmit);
  window.earlyEvents?.markHydrated(part);
  await Promise.resolve();
  document.removeEventListener('click', recordClick);
  document.removeEventListener('submit', recordSubmit);
}
const press = (id: string, options: MouseEventInit = {}): boolean =>
  document.getElementById(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));

test('a submitted form is replayed once with its submitter, after its part of the page is hydrated', async () => {
  press('send');
  press('send');
  expect(root).toHaveAttribute('data-waiting');
  await hydrate('shell');
  expect(submitted).toEqual([]);
  expect(root).toHaveAttribute('data-waiting');
  await hydrate('page');
  expect(submitted).toEqual(['send']);
  expect(root).not.toHaveAttribute('data-waiting');
});

test('a click on a script-only button or on a link that opens a dialog is held and replayed', async () => {
  expect([press('more'), press('dialog'), press('menu')]).toEqual([false, false, false]);
  await hydrate('shell');
  expect(clicked).toEqual(['menu']);
  await hydrate('page');
  expect(clicked).toEqual(['menu', 'more', 'dialog']);
});

test('other links, native controls and links opened in a new tab are not held', async () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('link');
  expect(press('native')).toBe(true);
  press('dialog', { ctrlKey: true });
  expect(root).not.toHaveAttribute('data-waiting');
  await hydrate('page');
  await hydrate('shell');
  expect(clicked).toEqual([]);
});

test('a control that hydration has removed is not replayed', async () => {
  press('more');
  document.getElementById('more')!.remove();
  await hydrate('page');
  await hydrate('shell');
  expect(clicked).toEqual([]);
  expect(root).not.toHaveAttribute('data-waiting');
});

test('the window receives an event once all parts are hydrated, and later clicks are not held', async () => {
  const listener = jest.fn();
  window.addEventListener('hydrated', listener, { once: true });
  await hydrate('page');
  expect(listener).not.toHaveBeenCalled();
  await hydrate('shell');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(press('more')).toBe(true);
});
