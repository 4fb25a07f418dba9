import { createMemoryHistory, type History } from '@arbora/router';
import { ScrollMemory } from './scroll-memory';

let history: History;
let memory: ScrollMemory;

function scrollWindow(top: number): void {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
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

test('a part of the page that is named by the address is gone to once it is there', () => {
  let grown: () => void = () => undefined;
  window.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      grown = () => told([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  history.push('/cs/kontakt#pobocky');
  arrive();
  const part = document.createElement('section');
  part.id = 'pobocky';
  part.scrollIntoView = jest.fn();
  document.body.append(part);
  grown();
  expect(part.scrollIntoView).toHaveBeenCalledTimes(1);
  part.remove();
});
