import { createHash } from 'node:crypto';
import type { PageDocument } from './html';

/** Origins of the tag manager's scripts and of its measurements. */
const MEASURING = {
  script: 'https://www.googletagmanager.com',
  img: 'https://*.googletagmanager.com https://*.google-analytics.com',
  connect: 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** Cached hashes of inline texts: most documents share them. */
const hashes = new Map<string, string>();
const MAX_HASHES = 500;

function hashOf(text: string): string {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (hashes.size >= MAX_HASHES) hashes.clear();
    hashes.set(text, hash);
  }
  return hash;
}

function hashesOf(texts: readonly string[]): string {
  return texts.map(hashOf).join('');
}

interface PolicyOptions {
  /** Of the registry. */
  hotUpdates?: string | undefined;
  /** Allows the tag manager's scripts and measurements; it is loaded only for visitors who consent to it. */
  withTagManager?: boolean;
  /** Origins of builds that the document's person tries out. */
  trialOrigins?: readonly string[];
}

type InlineTexts = Pick<PageDocument, 'scripts' | 'styles'>;

/**
 * Content security policy of a page. Scripts and styles load from files of this origin only. Inline ones of the
 * document are allowed by hash rather than by nonce, so every visitor can get the same document. Style attributes, and
 * elements that a script adds, are refused.
 */
export function pagePolicy(
  { scripts, styles }: InlineTexts,
  { hotUpdates, withTagManager = false, trialOrigins = [] }: PolicyOptions = {},
): string {
  const tried = trialOrigins.map((origin) => ` ${origin}`).join('');
  const measured = (kind: keyof typeof MEASURING): string => (withTagManager ? ` ${MEASURING[kind]}` : '');
  return [
    `default-src 'none'`,
    `script-src 'self'${tried}${hashesOf(scripts)}${measured('script')}`,
    `style-src 'self'${tried}${hashesOf(styles)}`,
    `img-src 'self'${tried} data: blob:${measured('img')}`,
    `font-src 'self'${tried}`,
    `connect-src 'self'${tried}${hotUpdates ? ` ${hotUpdates}` : ''}${measured('connect')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Content security policy of a preview, which has no scripts. */
export function previewPolicy({ styles }: InlineTexts): string {
  return [
    `default-src 'none'`,
    `style-src 'self'${hashesOf(styles)}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
