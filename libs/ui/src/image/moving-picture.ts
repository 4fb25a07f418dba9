/**
 * Marks the image of a link: when the link is followed, the image moves to the place on the page marked by
 * `PAGE_PICTURE` (see `movePicture` of `@arbora/remote`). Spread each on an element around the image; the link must be
 * in the same `<article>`.
 */
export const LINK_PICTURE = { 'data-picture': 'link' } as const;

/** Marks the main image of a page. */
export const PAGE_PICTURE = { 'data-picture': 'page' } as const;
