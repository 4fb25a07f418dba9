/**
 * Stands in the shell for what the federation runtime finds out about its surroundings: it would read the browser's
 * storage, which waits for the disk, to learn whether somebody debugs it. A shell runs in a browser, always.
 */
export const isBrowserEnvValue = true;

export function isBrowserEnv(): boolean {
  return true;
}

export function isReactNativeEnv(): boolean {
  return false;
}

export function isDebugMode(): boolean {
  return false;
}

export function getProcessEnv(): Record<string, string | undefined> {
  return {};
}
