import type { History, Location } from '@arbora/router';

/** How long a restored position waits for a page that is still growing to its height. */
const GROWTH_PATIENCE_MS = 1500;

/**
 * The shell owns scrolling, because every remote shows its pages in the same window: forward navigation starts at the
 * top or at the hash, going back restores the position the page was left at.
 */
export class ScrollMemory {
  private readonly positions = new Map<string, number>();
  private shownKey: string;
  private shownPath: string;
  private endRestore: () => void = () => undefined;
  /** From a navigation until its page is shown: the change of height moves the window by itself. */
  private isLeaving = false;

  constructor(private readonly history: History) {
    window.history.scrollRestoration = 'manual';
    this.shownKey = history.location.key;
    this.shownPath = history.location.pathname;
    window.addEventListener('scroll', () => this.keep(), { passive: true });
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
    this.endRestore();
    const saved = this.history.action === 'POP' ? this.positions.get(location.key) : undefined;
    if (saved !== undefined) this.restore(saved);
    else if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    else if (isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' });
    return isOtherPage;
  }

  private keep(): void {
    if (!this.isLeaving) this.positions.set(this.shownKey, window.scrollY);
  }

  private restore(top: number): void {
    const end = layOutWhole();
    const reachable = (): boolean => document.documentElement.scrollHeight - window.innerHeight >= top;
    const scroll = (): void => window.scrollTo({ top, behavior: 'instant' });
    scroll();
    if (reachable()) return end();
    const growth = new ResizeObserver(() => {
      if (!reachable()) return;
      scroll();
      this.endRestore();
    });
    growth.observe(document.body);
    const patience = setTimeout(() => this.endRestore(), GROWTH_PATIENCE_MS);
    this.endRestore = () => {
      this.endRestore = () => undefined;
      clearTimeout(patience);
      growth.disconnect();
      end();
    };
  }
}

/**
 * Has all of the page laid out, because what has not been near the window yet has but a guessed height
 * (`content-visibility`). Answers how to end it; the heights are remembered by then.
 */
function layOutWhole(): () => void {
  const { dataset } = document.documentElement;
  dataset.whole = '';
  return () => requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.whole));
}
