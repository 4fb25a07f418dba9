export interface BuildWatch {
  /** Build of this document. */
  current: string;
  /** Reads the deployed build. */
  read: () => Promise<string>;
  /** Called once, when a new build is deployed. */
  onNew: () => void;
}

const POLL_MS = 5 * 60_000;
/** Minimum interval of checks triggered by returning to the tab. */
const FOCUS_MS = 30_000;

/**
 * Polls the deployed build, and checks it when the tab becomes visible, until it differs. Returns a function that
 * stops.
 */
export function watchBuild({ current, read, onNew }: BuildWatch): () => void {
  let lastCheck = Date.now();
  let ended = false;

  async function check(): Promise<void> {
    if (ended || document.visibilityState === 'hidden') return;
    lastCheck = Date.now();
    // Only logged (spec §8): being offline is shown elsewhere.
    const build = await read().catch((error: unknown) => {
      console.warn('The deployed build could not be read', error);
      return current;
    });
    if (ended || build === current) return;
    end();
    onNew();
  }
  function checkOnReturn(): void {
    if (Date.now() - lastCheck > FOCUS_MS) void check();
  }
  function end(): void {
    ended = true;
    clearInterval(timer);
    window.removeEventListener('focus', checkOnReturn);
    document.removeEventListener('visibilitychange', checkOnReturn);
  }

  const timer = setInterval(() => void check(), POLL_MS);
  window.addEventListener('focus', checkOnReturn);
  document.addEventListener('visibilitychange', checkOnReturn);
  return end;
}

/** Reads the deployed build from `/registry.json`. */
export async function readDeployedBuild(): Promise<string> {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`);
  const { build } = (await response.json()) as { build: string };
  return build;
}
