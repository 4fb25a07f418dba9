import { movePicture } from './move-picture';

const LIST = `
  <article><div data-picture="link" id="small"></div><a href="/cs/sortiment/1">Tilia cordata</a></article>
  <article><a href="/cs/sortiment/2">Ulmus laevis</a></article>`;
const PAGE = '<h1>Tilia cordata</h1><div data-picture="page" id="large"></div>';

const skipTransition = jest.fn();
/** Transition names at the old and the new snapshot of a view transition. */
let taken: (string | undefined)[];

function named(): string | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-picture]')].find(({ style }) => style.viewTransitionName)
    ?.id;
}

function browserThat({ asksForLess = false } = {}): void {
  window.matchMedia = () => ({ matches: asksForLess }) as MediaQueryList;
  document.startViewTransition = ((update: () => void) => {
    taken.push(named());
    const finished = Promise.resolve().then(() => {
      update();
      taken.push(named());
    });
    return { finished, ready: finished, skipTransition };
  }) as unknown as typeof document.startViewTransition;
}

function listInSight(isInSight = true): void {
  document.body.innerHTML = LIST;
  const box = { top: isInSight ? 100 : -300, bottom: isInSight ? 200 : -200 } as DOMRect;
  document.querySelector<HTMLElement>('#small')!.getBoundingClientRect = () => box;
}

const show = jest.fn(() => void (document.body.innerHTML = PAGE));

beforeEach(() => {
  taken = [];
  listInSight();
});
afterEach(() => {
  jest.clearAllMocks();
  delete (document as Partial<Document>).startViewTransition;
});

test('the image of the link moves to the page’s main image, and its transition name is removed', async () => {
  browserThat();
  expect(movePicture('/cs/sortiment/1', show)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(show).toHaveBeenCalledTimes(1);
  expect(taken).toEqual(['small', 'large']);
  expect(named()).toBeUndefined();
});

test('a page without an image is shown without a transition', async () => {
  browserThat();
  show.mockImplementationOnce(() => void (document.body.innerHTML = '<h1>Tilia cordata</h1>'));
  expect(movePicture('/cs/sortiment/1', show)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(skipTransition).toHaveBeenCalledTimes(1);
});

test('reduced motion disables the transition', () => {
  browserThat({ asksForLess: true });
  expect(movePicture('/cs/sortiment/1', show)).toBe(false);
  expect(show).not.toHaveBeenCalled();
  expect(named()).toBeUndefined();
});

test('browsers without view transitions show the page directly', () => {
  expect(movePicture('/cs/sortiment/1', show)).toBe(false);
});

test('a link without an image, or with one outside the viewport, starts no transition', () => {
  browserThat();
  expect(movePicture('/cs/sortiment/2', show)).toBe(false);
  expect(movePicture('/cs/novinky', show)).toBe(false);
  listInSight(false);
  expect(movePicture('/cs/sortiment/1', show)).toBe(false);
  expect(show).not.toHaveBeenCalled();
});
