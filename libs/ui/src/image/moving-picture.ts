/**
 * Marks a picture that a link stands for: when the link is followed, the picture moves to its place on the page, which
 * is marked by `PAGE_PICTURE` (see `movePicture` of `@arbora/remote`). Both are spread on an element around the picture;
 * the link is in the same `<article>`.
 */
export const LINK_PICTURE = { 'data-picture': 'link' } as const;

/** Marks the main picture of a page. */
export const PAGE_PICTURE = { 'data-picture': 'page' } as const;
