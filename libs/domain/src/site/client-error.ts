/** A failure in a browser, as reported to `POST /api/client-errors`. It has no address of a page and no person. */
export interface ClientError {
  /** `page`: an error while a page was rendered; `load`: code that did not load. */
  kind: 'error' | 'rejection' | 'page' | 'load';
  /** Build of the document. */
  build: string;
  /** The remote, or `shell`, if it is known. */
  remote: string | null;
  /** Pattern of the page's route, such as `/sortiment/:id`. */
  route: string | null;
  message: string;
  stack: string;
}
