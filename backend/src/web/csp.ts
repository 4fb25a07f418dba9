import { EARLY_EVENTS_HASH } from './early-events';

/** Where the tag manager's measuring sends to; its scripts carry the page's nonce. */
const MEASURING = {
  img: 'https://*.googletagmanager.com https://*.google-analytics.com',
  connect: 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/**
 * Content security policy of a page. Scripts and styles come from this origin's files only, but for the script whose hash
 * is named and for what carries the nonce: the styles that stand in the document, and the tag manager's script, which
 * comes from another origin. Style attributes, and elements that a script adds, are refused. `remoteOrigins` are those
 * of remotes under development; `withTagManager` lets the tag manager measure, which is loaded only for visitors who
 * agree to it.
 */
export function pagePolicy(nonce: string, remoteOrigins: readonly string[] = [], withTagManager = false): string {
  const measured = (kind: keyof typeof MEASURING): string => (withTagManager ? ` ${MEASURING[kind]}` : '');
  const own = ["'self'", ...remoteOrigins].join(' ');
  const sockets = remoteOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  return [
    `default-src 'none'`,
    `script-src ${own} ${EARLY_EVENTS_HASH} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:${measured('img')}`,
    `font-src ${own}`,
    `connect-src ${own} ${sockets}`.trim() + measured('connect'),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Content security policy of a preview: a page to look at, without scripts. */
export function previewPolicy(nonce: string): string {
  return [
    `default-src 'none'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
