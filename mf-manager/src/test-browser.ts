/** jsdom has no `matchMedia`; this answers width queries for a window of so many pixels and nothing else. */
export function setWindowWidth(width: number): void {
  const matches = (query: string): boolean => {
    const bounds = [...query.matchAll(/\((min|max)-width:\s*(\d+(?:\.\d+)?)px\)/g)];
    return (
      bounds.length > 0 && bounds.every(([, side, px]) => (side === 'min' ? width >= Number(px) : width <= Number(px)))
    );
  };
  window.matchMedia = (media) =>
    ({
      media,
      matches: matches(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
}

/** Sizes never change in jsdom, so there is nothing to tell. */
window.ResizeObserver ??= class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** jsdom lays nothing out; the text editor asks where its cursor is. */
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () =>
  ({ left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 }) as DOMRect;
