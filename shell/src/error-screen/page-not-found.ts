/** What the address names is not there (spec §2, §8). The message is for developers; visitors read a text of their language. */
export class PageNotFound extends Error {
  readonly status = 404;

  constructor(
    /** Without locale. */
    readonly path: string,
  ) {
    super(`Page Not Found ${path}`);
  }
}
