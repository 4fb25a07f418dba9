/**
 * Content security policy of a page. Scripts come from this origin's files only; the nonce is for the style elements
 * that the manager's form library makes while it runs. `remoteOrigins` are those of remotes under development.
 */
export function pagePolicy(nonce: string, remoteOrigins: readonly string[] = []): string {
  const own = ["'self'", ...remoteOrigins].join(' ');
  const sockets = remoteOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    `default-src 'none'`,
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own} ${sockets}`.trim(),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
