import { movePicture } from './move-picture';

const LIST = `
  <article><div data-picture="link" id="small"></div><a href="/cs/sortiment/1">Tilia cordata</a></article>
  <article><a href="/cs/sortiment/2">Ulmus laevis</a></article>`;
const PAGE = '<h1>Tilia cordata</h1><div data-picture="page" id="large"></div>';

const skipTransition = jest.fn();
/** Ids of the named images at the old and the new snapshot of a view transition. */
let snapshots: (string | undefined)[];

function namedImage(): string | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-picture]')].find(({ style }) => style.viewTransitionName)
    ?.id;
}

function mockBrowser({ prefersReducedMotion = false } = {}): void {
  window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList;
  document.startViewTransition = ((update: () => void) => {
    snapshots.push(namedImage());
    const finished = Promise.resolve().then(() => {
      update();
      snapshots.push(namedImage());
    });
    return { finished, ready: finished, skipTransition };
  }) as unknown as typeof document.startViewTransition;
}

function showList(isInViewport = true): void {
  document.body.innerHTML = LIST;
  const box = { top: isInViewport ? 100 : -300, bottom: isInViewport ? 200 : -200 } as DOMRect;
  document.querySelector<HTMLElement>('#small')!.getBoundingClientRect = () => box;
}

const show = jest.fn(() => void (document.body.innerHTML = PAGE));

beforeEach(() => {
  snapshots = [];
  showList();
});
afterEach(() => {
  jest.clearAllMocks();
  delete (document as Partial<Document>).startViewTransition;
});

test('the image of the link moves to the page’s main image, and its transition name is removed', async () => {
  mockBrowser();
  expect(movePicture('/cs/sortiment/1', show)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(show).toHaveBeenCalledTimes(1);
  expect(snapshots).toEqual(['small', 'large']);
  expect(namedImage()).toBeUndefined();
});

test('a page without an image is shown without a transition', async () => {
  mockBrowser();
  show.mockImplementationOnce(() => void (document.body.innerHTML = '<h1>Tilia cordata</h1>'));
  expect(movePicture('/cs/sortiment/1', show)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test('reduced motion disables the transition', () => {
  mockBrowser({ prefersReducedMotion: true });
  expect(movePicture('/cs/sortiment/1', show)).toBe(false);
  expect(show).not.toHaveBeenCalled();
  expect(namedImage()).toBeUndefined();
});

test('browsers without view transitions show the page directly', () => {
  expect(movePicture('/cs/sortiment/1', show)).toBe(false);
});

test('a link without an image, or with one outside the viewport, starts no transition', () => {
  mockBrowser();
  expect(movePicture('/cs/sortiment/2', show)).toBe(false);
  expect(movePicture('/cs/novinky', show)).toBe(false);
  showList(false);
  expect(movePicture('/cs/sortiment/1', show)).toBe(false);
  expect(show).not.toHaveBeenCalled();
});
