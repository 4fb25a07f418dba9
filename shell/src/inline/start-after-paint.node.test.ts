import { startAfterPaint } from './start-after-paint';

/** Globals of Node that a fake browser has replaced. */
const replaced = new Map<string, PropertyDescriptor | undefined>();
afterEach(() => {
  for (const [name, descriptor] of replaced) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  replaced.clear();
});

/** A fake browser whose events the test triggers. */
function browser(visibilityState: 'visible' | 'hidden', connection?: { saveData?: boolean; effectiveType?: string }) {
  const started: string[] = [];
  const tasks: { work: () => void; after: number }[] = [];
  const frames: (() => void)[] = [];
  const paints: (() => void)[] = [];
  const document = {
    visibilityState,
    createElement: () => ({}),
    head: { appendChild: ({ src, href }: { src?: string; href?: string }) => started.push(src ?? `(${href})`) },
  };
  class PerformanceObserver {
    constructor(private readonly tell: () => void) {}
    observe(): void {
      paints.push(this.tell);
    }
  }
  const fetched: string[] = [];
  const idle: (() => void)[] = [];
  const window = new EventTarget();
  const run = (list: (() => void)[]): void => list.splice(0).forEach((work) => work());
  const setTimeout = (work: () => void, after = 0): void => void tasks.push({ work, after });
  const parts = {
    document,
    PerformanceObserver,
    requestAnimationFrame: (work: () => void) => frames.push(work),
    setTimeout,
    window: { requestIdleCallback: (work: () => void) => idle.push(work) },
    addEventListener: window.addEventListener.bind(window),
    navigator: { connection },
    fetch: (file: string) => {
      fetched.push(file);
      return Promise.reject(new Error('No line'));
    },
  };
  for (const [name, value] of Object.entries(parts)) {
    replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  startAfterPaint({ scripts: ['/main.js', '/more.js'], needed: ['/page.js'], linked: ['/next.js', '/next.css'] });
  return {
    started,
    fetched,
    hydrated: () => void window.dispatchEvent(new Event('hydrated')),
    rest: () => run(idle),
    frame: () => {
      run(frames);
      tasks.filter(({ after }) => after === 0).forEach(({ work }) => work());
    },
    painted: () => run(paints),
    second: () => tasks.filter(({ after }) => after > 0).forEach(({ work }) => work()),
  };
}

test('scripts start once, in their order, after the page has been painted', () => {
  const page = browser('visible');
  page.frame();
  expect(page.started).toEqual([]);
  page.painted();
  page.second();
  expect(page.started).toEqual(['/main.js', '/more.js', '(/page.js)']);
});

test('scripts start after a second in a browser that reports no paint', () => {
  const page = browser('visible');
  page.second();
  expect(page.started).toEqual(['/main.js', '/more.js', '(/page.js)']);
});

test('scripts start at once on a page in the background, which is not painted', () => {
  expect(browser('hidden').started).toEqual(['/main.js', '/more.js', '(/page.js)']);
});

test('files of linked pages are fetched once the page is hydrated and the browser is idle', () => {
  const page = browser('visible');
  page.frame();
  page.painted();
  page.rest();
  expect(page.fetched).toEqual([]);
  page.hydrated();
  expect(page.fetched).toEqual([]);
  page.rest();
  expect(page.fetched).toEqual(['/next.js', '/next.css']);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'prefetching is skipped on a connection with %j',
  (connection) => {
    const page = browser('visible', connection);
    page.hydrated();
    page.rest();
    expect(page.fetched).toEqual([]);
  },
);
