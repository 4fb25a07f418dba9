/** Splits the address of a request into its path and its query with the question mark. */
export function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  // Collapse leading slashes: a redirect to `//…` would lead to another host.
  const path = (mark < 0 ? url : url.slice(0, mark)).replace(/^[/\\]+/, '/');
  return { path, search: mark < 0 ? '' : url.slice(mark) };
}
