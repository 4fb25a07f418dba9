/** `server`: a page that could not be rendered on the server; the others are reported by browsers. */
export const FAILURE_KINDS = ['error', 'rejection', 'page', 'load', 'server'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** A failure in a browser, as reported to `POST /api/client-errors`. It has no address of a page and no person. */
export interface ClientError {
  /** `page`: an error while a page was rendered; `load`: code that did not load. */
  kind: Exclude<FailureKind, 'server'>;
  /** Build of the document. */
  build: string;
  /** The remote, or `shell`, if it is known. */
  remote: string | null;
  /** Pattern of the page's route, such as `/sortiment/:id`. */
  route: string | null;
  message: string;
  stack: string;
}
