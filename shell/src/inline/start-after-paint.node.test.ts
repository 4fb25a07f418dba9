import { startAfterPaint } from './start-after-paint';

/** Globals of Node that the fake browser has replaced. */
const replaced = new Map<string, PropertyDescriptor | undefined>();
afterEach(() => {
  for (const [name, descriptor] of replaced) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  replaced.clear();
});

/** Calls `startAfterPaint` in a fake browser whose events the test triggers. Preloads are recorded in parentheses. */
function openPage(visibilityState: 'visible' | 'hidden', connection?: { saveData?: boolean; effectiveType?: string }) {
  const started: string[] = [];
  let tasks: { callback: () => void; delay: number }[] = [];
  const frames: (() => void)[] = [];
  const paints: (() => void)[] = [];
  const document = {
    visibilityState,
    createElement: () => ({}),
    head: { appendChild: ({ src, href }: { src?: string; href?: string }) => started.push(src ?? `(${href})`) },
  };
  class PerformanceObserver {
    constructor(private readonly callback: () => void) {}
    observe(): void {
      paints.push(this.callback);
    }
  }
  const fetched: string[] = [];
  const idle: (() => void)[] = [];
  const window = new EventTarget();
  const run = (list: (() => void)[]): void => list.splice(0).forEach((callback) => callback());
  const setTimeout = (callback: () => void, delay = 0): void => void tasks.push({ callback, delay });
  const runTasks = (isDue: (delay: number) => boolean): void => {
    const due = tasks.filter(({ delay }) => isDue(delay));
    tasks = tasks.filter((task) => !due.includes(task));
    due.forEach(({ callback }) => callback());
  };
  const globals = {
    document,
    PerformanceObserver,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout,
    window: { requestIdleCallback: (callback: () => void) => idle.push(callback) },
    addEventListener: window.addEventListener.bind(window),
    navigator: { connection },
    fetch: (file: string) => {
      fetched.push(file);
      return Promise.reject(new Error('offline'));
    },
  };
  for (const [name, value] of Object.entries(globals)) {
    replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  startAfterPaint({ scripts: ['/main.js', '/more.js'], needed: ['/page.js'], linked: ['/next.js', '/next.css'] });
  return {
    started,
    fetched,
    hydrate: () => void window.dispatchEvent(new Event('hydrated')),
    becomeIdle: () => run(idle),
    nextTask: () => runTasks((delay) => delay === 0),
    nextFrame: () => {
      run(frames);
      runTasks((delay) => delay === 0);
    },
    paint: () => run(paints),
    waitOneSecond: () => runTasks((delay) => delay > 0),
  };
}

test('scripts start once, in order, after the page has been painted', () => {
  const page = openPage('visible');
  page.nextFrame();
  expect(page.started).toEqual([]);
  page.paint();
  page.waitOneSecond();
  expect(page.started).toEqual(['/main.js', '/more.js']);
  page.nextTask();
  expect(page.started).toEqual(['/main.js', '/more.js', '(/page.js)']);
});

test('scripts start after a second in a browser that reports no paint', () => {
  const page = openPage('visible');
  page.waitOneSecond();
  expect(page.started).toEqual(['/main.js', '/more.js']);
});

test('scripts start at once on a page in the background, which is not painted', () => {
  expect(openPage('hidden').started).toEqual(['/main.js', '/more.js']);
});

test('files of linked pages are fetched once the page is hydrated, each when the browser is idle', () => {
  const page = openPage('visible');
  page.nextFrame();
  page.paint();
  page.becomeIdle();
  expect(page.fetched).toEqual([]);
  page.hydrate();
  expect(page.fetched).toEqual([]);
  page.becomeIdle();
  expect(page.fetched).toEqual(['/next.js']);
  page.becomeIdle();
  page.becomeIdle();
  expect(page.fetched).toEqual(['/next.js', '/next.css']);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'prefetching is skipped on a connection with %j',
  (connection) => {
    const page = openPage('visible', connection);
    page.hydrate();
    page.becomeIdle();
    expect(page.fetched).toEqual([]);
  },
);
