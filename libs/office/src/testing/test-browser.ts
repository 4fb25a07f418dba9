/** Stub of `matchMedia`, missing in jsdom: answers only width queries, for a window of `width` pixels. */
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

/** No-op stub: sizes never change in jsdom. */
window.ResizeObserver ??= class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** Stub: jsdom has no layout, but the text editor measures its cursor. */
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () =>
  ({ left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 }) as DOMRect;
