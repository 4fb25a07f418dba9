/**
 * The URL names no existing page or record (spec §2, §8). The message is for developers; visitors read a localized
 * text.
 */
export class PageNotFound extends Error {
  readonly status = 404;

  constructor(
    /** Without locale. */
    readonly path: string,
  ) {
    super(`Page Not Found ${path}`);
  }
}
