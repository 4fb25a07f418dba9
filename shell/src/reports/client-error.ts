import { stripLocale, type ClientError } from '@arbora/domain';
import { matchRoute, type Registry } from '@arbora/registry';
import { isFailedLoad } from '../federation/load-remote';

/** A failure as the browser, or a boundary of a page, reports it. */
export interface Failure {
  kind: 'error' | 'rejection' | 'page';
  error: unknown;
  /** The remote, if a boundary knows it. */
  remote?: string;
  /** Component stack. */
  stack?: string | undefined;
}

/** A file of the site in a stack. */
const OWN_FILE = /\/remotes\/([a-z0-9-]+)\//;

/** Expected without a fault of the site: a lost connection, a cancelled request, a notice of Chromium. */
const HARMLESS = /^(AbortError|ResizeObserver loop|Failed to fetch|Load failed|NetworkError)/;

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' || error.message.startsWith(error.name)
    ? error.message
    : `${error.name}: ${error.message}`;
}

/**
 * Describes a failure for the server; null for one that is not the site's: of an extension, which has no file of the site
 * in its stack, or of the connection.
 */
export function describeFailure(failure: Failure, registry: Registry, pathname: string): ClientError | null {
  const { error, stack: componentStack = '' } = failure;
  const kind = isFailedLoad(error) ? 'load' : failure.kind;
  const message = messageOf(error);
  const stack = [error instanceof Error ? (error.stack ?? '') : '', componentStack].join('\n');
  const remote = failure.remote ?? OWN_FILE.exec(stack)?.[1] ?? null;
  if (remote === null || (kind !== 'load' && HARMLESS.test(message.replace(/^TypeError: /, '')))) return null;
  return {
    kind,
    build: registry.build,
    remote,
    route: matchRoute(registry, stripLocale(pathname))?.rule.pattern ?? null,
    message: message.slice(0, 2000),
    stack: stack.slice(0, 8000),
  };
}
