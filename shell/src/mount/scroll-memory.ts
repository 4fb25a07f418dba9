import type { History, Location } from '@arbora/router';

/** How long a position waits for a page that is still growing. */
const GROWTH_PATIENCE_MS = 5000;

/** What a person scrolls by. */
const HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Where a tab keeps the positions of its history for the next document, such as one that the phone had to drop. */
const KEPT = 'scroll';
const KEPT_MAX = 50;

/**
 * The shell owns scrolling, because every remote shows its pages in the same window: forward navigation starts at the
 * top or at the hash, going back restores the position the page was left at. A document that is returned to or loaded
 * again, which happens also where a link is followed before its page's scripts are there, is the browser's to restore; the entries
 * before it are restored from what the tab keeps.
 */
export class ScrollMemory {
  private readonly positions = new Map<string, number>();
  private earlier: Map<string, number> | null = null;
  private shownKey: string;
  private shownPath: string;
  private endSettling: () => void = () => undefined;
  /** From a navigation until its page is shown: the change of height moves the window by itself. */
  private isLeaving = false;

  constructor(private readonly history: History) {
    const take = (): unknown => (window.history.scrollRestoration = 'manual');
    if (document.readyState === 'complete') take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', () => {
      window.history.scrollRestoration = 'auto';
      this.hand();
    });
    this.shownKey = history.location.key;
    this.shownPath = history.location.pathname;
    window.addEventListener('scroll', () => this.keep(), { passive: true });
    // Whoever scrolls is left alone; where the window stands tells nothing, as a page that shrinks first moves it.
    for (const type of HAND) window.addEventListener(type, () => this.endSettling(), { passive: true });
    history.listen(() => {
      this.keep();
      this.isLeaving = true;
    });
  }

  /** Call when the page of `location` has become visible; `true` where it is another page than before. */
  pageShown(location: Location): boolean {
    const isOtherPage = location.pathname !== this.shownPath;
    const isOtherEntry = location.key !== this.shownKey;
    this.isLeaving = false;
    this.shownKey = location.key;
    this.shownPath = location.pathname;
    if (!isOtherEntry) return false;
    this.endSettling();
    const saved =
      this.history.action === 'POP' ? (this.positions.get(location.key) ?? this.handed().get(location.key)) : undefined;
    if (saved !== undefined) this.restore(saved);
    else {
      if (isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' });
      if (location.hash) this.reveal(idOf(location.hash));
    }
    return isOtherPage;
  }

  private keep(): void {
    if (!this.isLeaving) this.positions.set(this.shownKey, window.scrollY);
  }

  /** Gives the positions to the document that takes this one's place in the tab. */
  private hand(): void {
    const positions = [...this.handed(), ...this.positions].slice(-KEPT_MAX);
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(positions));
    } catch {
      // Who lets no site keep anything begins at the top.
    }
  }

  /** What the documents before this one have given; read when it is needed, as the browser waits for it. */
  private handed(): Map<string, number> {
    try {
      this.earlier ??= new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, number][]);
    } catch {
      this.earlier = new Map();
    }
    return this.earlier;
  }

  private restore(top: number): void {
    this.settle(
      () => document.documentElement.scrollHeight - window.innerHeight >= top,
      () => window.scrollTo({ top, behavior: 'instant' }),
    );
  }

  private reveal(id: string): void {
    const target = (): HTMLElement | null => document.getElementById(id);
    this.settle(
      () => target() !== null,
      () => target()?.scrollIntoView(),
    );
  }

  /**
   * Goes as far as the page reaches, and on as it grows, until it `isReached` or the page has had its time: who reads a
   * page that stays shorter is not moved later.
   */
  private settle(isReached: () => boolean, go: () => void): void {
    go();
    if (isReached()) return;
    const growth = new ResizeObserver(() => {
      go();
      if (isReached()) this.endSettling();
    });
    const patience = setTimeout(() => this.endSettling(), GROWTH_PATIENCE_MS);
    this.endSettling = () => {
      clearTimeout(patience);
      growth.disconnect();
    };
    growth.observe(document.body);
  }
}

/** The id that a hash names; what is not encoded as it should be names what it says. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
