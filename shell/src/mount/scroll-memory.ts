import type { History, Location } from '@arbora/router';

/** How long to wait for a growing page to reach the position. */
const GROWTH_TIMEOUT_MS = 5000;

/** Events of scrolling by a user. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Session storage key of the tab's positions for the next document, e.g. after a phone has discarded the tab. */
const STORAGE_KEY = 'scroll';
const MAX_STORED = 50;

/**
 * The shell owns scrolling, because all remotes share one window: forward navigation starts at the top or at the hash,
 * back restores the position. A document that is returned to or reloaded, e.g. because a link was followed before
 * hydration, is restored by the browser; its earlier entries are restored from session storage.
 */
export class ScrollMemory {
  private readonly positions = new Map<string, number>();
  private previous: Map<string, number> | null = null;
  private shownKey: string;
  private shownPath: string;
  private endSettling: () => void = () => undefined;
  /** True from a navigation until its page is shown: the change of height scrolls the window meanwhile. */
  private isLeaving = false;

  constructor(private readonly history: History) {
    const takeControl = (): unknown => (window.history.scrollRestoration = 'manual');
    if (document.readyState === 'complete') takeControl();
    window.addEventListener('pageshow', takeControl);
    window.addEventListener('pagehide', () => {
      window.history.scrollRestoration = 'auto';
      this.persist();
    });
    this.shownKey = history.location.key;
    this.shownPath = history.location.pathname;
    window.addEventListener('scroll', () => this.record(), { passive: true });
    // Stop on user input. The scroll position is no evidence, as a page that shrinks first changes it too.
    for (const type of USER_SCROLL_EVENTS) window.addEventListener(type, () => this.endSettling(), { passive: true });
    history.listen(() => {
      this.record();
      this.isLeaving = true;
    });
  }

  /** Call when the page of `location` has become visible. Returns whether it is another page than before. */
  pageShown(location: Location): boolean {
    const isOtherPage = location.pathname !== this.shownPath;
    const isOtherEntry = location.key !== this.shownKey;
    this.isLeaving = false;
    this.shownKey = location.key;
    this.shownPath = location.pathname;
    if (!isOtherEntry) return false;
    this.endSettling();
    const saved =
      this.history.action === 'POP'
        ? (this.positions.get(location.key) ?? this.persisted().get(location.key))
        : undefined;
    if (saved !== undefined) this.restore(saved);
    else {
      if (isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' });
      if (location.hash) this.reveal(idOf(location.hash));
    }
    return isOtherPage;
  }

  private record(): void {
    if (!this.isLeaving) this.positions.set(this.shownKey, window.scrollY);
  }

  /** Stores the positions for the next document in the tab. */
  private persist(): void {
    const positions = [...this.persisted(), ...this.positions].slice(-MAX_STORED);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage is blocked: skip scroll restoration.
    }
  }

  /** Positions from earlier documents; read on demand, because reading storage blocks. */
  private persisted(): Map<string, number> {
    try {
      this.previous ??= new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
    } catch {
      this.previous = new Map();
    }
    return this.previous;
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
   * Scrolls as far as the page reaches, and again as it grows, until it `isReached` or the time is up: a page that
   * stays shorter must not be scrolled under its reader later.
   */
  private settle(isReached: () => boolean, go: () => void): void {
    go();
    if (isReached()) return;
    const growth = new ResizeObserver(() => {
      go();
      if (isReached()) this.endSettling();
    });
    const timer = setTimeout(() => this.endSettling(), GROWTH_TIMEOUT_MS);
    this.endSettling = () => {
      clearTimeout(timer);
      growth.disconnect();
    };
    growth.observe(document.body);
  }
}

/** Returns the id that a hash names; a malformed hash is taken literally. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
