import { createMemoryHistory, type History } from '@arbora/router';
import { ScrollMemory } from './scroll-memory';

let history: History;
let memory: ScrollMemory;

function scrollWindow(top: number): void {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  setHeight(5000);
  window.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrollWindow(options.top ?? 0);
  };
  history = createMemoryHistory({ initialEntries: ['/cs/novinky'] });
  memory = new ScrollMemory(history);
});

function showPage(): boolean {
  return memory.pageShown(history.location);
}

test('a new page starts at the top, and Back restores the scroll position', () => {
  scrollWindow(1500);
  history.push('/cs/novinky/lipa');
  expect(showPage()).toBe(true);
  expect(window.scrollY).toBe(0);
  history.back();
  expect(showPage()).toBe(true);
  expect(window.scrollY).toBe(1500);
});

test('a shorter page that replaces another moves the window, but not the stored position', () => {
  scrollWindow(1500);
  history.push('/cs/novinky/lipa');
  scrollWindow(300);
  showPage();
  history.back();
  showPage();
  expect(window.scrollY).toBe(1500);
});

test('a change of search parameters keeps the scroll position', () => {
  scrollWindow(700);
  history.push('/cs/novinky?page=2');
  expect(showPage()).toBe(false);
  expect(window.scrollY).toBe(700);
});

/** Returns a function that fires all active ResizeObservers. */
function observeGrowth(): () => void {
  const observers = new Set<() => void>();
  window.ResizeObserver = class {
    private readonly notify: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.notify = () => callback([], this);
    }
    observe = () => void observers.add(this.notify);
    unobserve = () => undefined;
    disconnect = () => void observers.delete(this.notify);
  };
  return () => observers.forEach((notify) => notify());
}

function setHeight(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
}

/** Goes back from a page to a list that was left at 1500 and is initially shorter. */
function returnToShortList(): void {
  scrollWindow(1500);
  history.push('/cs/novinky/lipa');
  showPage();
  history.back();
  setHeight(1200);
  showPage();
}

test('a position that the page does not reach yet is restored once it does, even if the page was shorter in between', () => {
  const fireGrowth = observeGrowth();
  returnToShortList();
  scrollWindow(0);
  setHeight(5000);
  fireGrowth();
  expect(window.scrollY).toBe(1500);
});

test('a user who scrolls while the page grows is not interrupted', () => {
  const fireGrowth = observeGrowth();
  returnToShortList();
  window.dispatchEvent(new Event('wheel'));
  scrollWindow(200);
  setHeight(5000);
  fireGrowth();
  expect(window.scrollY).toBe(200);
});

test('after a reload of or return to a document, the browser restores the scroll position', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('positions of entries before a reloaded document are restored', () => {
  scrollWindow(1500);
  history.push('/cs/novinky/lipa');
  showPage();
  const articleKey = history.location.key;
  window.dispatchEvent(new Event('pagehide'));

  scrollWindow(0);
  memory = new ScrollMemory(history);
  history.back();
  expect(history.location.key).not.toBe(articleKey);
  showPage();
  expect(window.scrollY).toBe(1500);
});

test('invalid stored positions of another script are ignored', () => {
  sessionStorage.setItem('scroll', '{"x":');
  history.push('/cs/novinky/lipa');
  showPage();
  history.back();
  memory = new ScrollMemory(history);
  expect(showPage()).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scroll')).toMatch(/^\[\[/);
});

test('the element that the hash names is scrolled to once it exists', () => {
  const fireGrowth = observeGrowth();
  scrollWindow(1500);
  history.push('/cs/kontakt#pobocky');
  showPage();
  expect(window.scrollY).toBe(0);
  const section = document.createElement('section');
  section.id = 'pobocky';
  section.scrollIntoView = jest.fn();
  document.body.append(section);
  fireGrowth();
  expect(section.scrollIntoView).toHaveBeenCalledTimes(1);
  section.remove();
});

test('a malformed hash is ignored', () => {
  observeGrowth();
  history.push('/cs/kontakt#50%');
  expect(showPage()).toBe(true);
});

test('a page that stays shorter than the stored position is not scrolled later', () => {
  jest.useFakeTimers();
  const fireGrowth = observeGrowth();
  returnToShortList();
  setHeight(1400);
  fireGrowth();
  expect(window.scrollY).toBe(1500);
  // Dragging the scroll bar fires no input event.
  scrollWindow(200);
  jest.advanceTimersByTime(60_000);
  expect(window.scrollY).toBe(200);
});
