import { ORIGIN } from '../site';

interface DeployedRemote {
  name: string;
  base: string;
  entry: string;
  pages: Record<string, { scripts: string[] }>;
}

async function remoteOf(name: string): Promise<DeployedRemote> {
  const { remotes } = (await (await fetch(`${ORIGIN}/registry.json`)).json()) as { remotes: DeployedRemote[] };
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not deployed`);
  return remote;
}

/** Returns a pattern of the URL of a remote's entry file, with any query. */
export async function entryOf(name: string): Promise<RegExp> {
  const { base, entry } = await remoteOf(name);
  return addressOf(base + entry);
}

/** Returns a pattern of the URL of the last file of a page. */
export async function pageFileOf(name: string, pattern: string): Promise<RegExp> {
  const { base, pages } = await remoteOf(name);
  const file = pages[pattern]?.scripts.at(-1);
  if (file === undefined) throw new Error(`${name} has no page ${pattern}`);
  return addressOf(base + file);
}

function addressOf(path: string): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.')}(\\?|$)`);
}
