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

function arrive(): boolean {
  return memory.pageShown(history.location);
}

test('another page starts at its top, and the way back at the place that was left', () => {
  scrollWindow(1500);
  history.push('/cs/novinky/lipa');
  expect(arrive()).toBe(true);
  expect(window.scrollY).toBe(0);
  history.back();
  expect(arrive()).toBe(true);
  expect(window.scrollY).toBe(1500);
});

test('a shorter page that takes the place moves the window, but not what is remembered', () => {
  scrollWindow(1500);
  history.push('/cs/novinky/lipa');
  scrollWindow(300);
  arrive();
  history.back();
  arrive();
  expect(window.scrollY).toBe(1500);
});

test('a change of the search leaves the window where it is', () => {
  scrollWindow(700);
  history.push('/cs/novinky?page=2');
  expect(arrive()).toBe(false);
  expect(window.scrollY).toBe(700);
});

/** Lets the test say when the page has grown, as long as somebody wants to hear of it. */
function observeGrowth(): () => void {
  const observers = new Set<() => void>();
  window.ResizeObserver = class {
    private readonly tell: () => void;
    constructor(told: ResizeObserverCallback) {
      this.tell = () => told([], this);
    }
    observe = () => void observers.add(this.tell);
    unobserve = () => undefined;
    disconnect = () => void observers.delete(this.tell);
  };
  return () => observers.forEach((tell) => tell());
}

function setHeight(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
}

/** Goes back from a page to a list left at 1500 that is shown short at first. */
function returnToShortList(): void {
  scrollWindow(1500);
  history.push('/cs/novinky/lipa');
  arrive();
  history.back();
  setHeight(1200);
  arrive();
}

test('a place that a page does not reach yet is gone to when it does, also if it was shorter still between', () => {
  const grown = observeGrowth();
  returnToShortList();
  scrollWindow(0);
  setHeight(5000);
  grown();
  expect(window.scrollY).toBe(1500);
});

test('whoever scrolls by hand while a page grows is left alone', () => {
  const grown = observeGrowth();
  returnToShortList();
  window.dispatchEvent(new Event('wheel'));
  scrollWindow(200);
  setHeight(5000);
  grown();
  expect(window.scrollY).toBe(200);
});

test('a document that is left or loaded again is the browser’s to scroll', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

test('entries before a document that was loaded again are returned to at their place', () => {
  scrollWindow(1500);
  history.push('/cs/novinky/lipa');
  arrive();
  const list = history.location.key;
  window.dispatchEvent(new Event('pagehide'));

  scrollWindow(0);
  memory = new ScrollMemory(history);
  history.back();
  expect(history.location.key).not.toBe(list);
  arrive();
  expect(window.scrollY).toBe(1500);
});

test('what another script has left in the place of the positions is passed over', () => {
  sessionStorage.setItem('scroll', '{"x":');
  history.push('/cs/novinky/lipa');
  arrive();
  history.back();
  memory = new ScrollMemory(history);
  expect(arrive()).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('scroll')).toMatch(/^\[\[/);
});

test('a part of the page that is named by the address is gone to once it is there', () => {
  const grown = observeGrowth();
  scrollWindow(1500);
  history.push('/cs/kontakt#pobocky');
  arrive();
  expect(window.scrollY).toBe(0);
  const part = document.createElement('section');
  part.id = 'pobocky';
  part.scrollIntoView = jest.fn();
  document.body.append(part);
  grown();
  expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
  part.remove();
});

test('an address whose hash is no text names no part of the page', () => {
  observeGrowth();
  history.push('/cs/kontakt#50%');
  expect(arrive()).toBe(true);
});

test('a page that stays shorter than the place it was left at does not move later by itself', () => {
  jest.useFakeTimers();
  const grown = observeGrowth();
  returnToShortList();
  setHeight(1400);
  grown();
  expect(window.scrollY).toBe(1500);
  // By the scroll bar, which tells of no hand.
  scrollWindow(200);
  jest.advanceTimersByTime(60_000);
  expect(window.scrollY).toBe(200);
});
