import { ORIGIN } from '../site';

interface DeployedRemote {
  name: string;
  base: string;
  entry: string;
  pages: Record<string, { scripts: string[] }>;
}

interface Deployment {
  shell: { base: string; scripts: string[]; texts: Record<string, string[]> };
  remotes: DeployedRemote[];
}

async function deployment(): Promise<Deployment> {
  return (await (await fetch(`${ORIGIN}/registry.json`)).json()) as Deployment;
}

async function remoteOf(name: string): Promise<DeployedRemote> {
  const { remotes } = await deployment();
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not deployed`);
  return remote;
}

/** Returns the path of the folder of a remote's version. */
export async function folderOfRemote(name: string): Promise<string> {
  return (await remoteOf(name)).base;
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

/** Returns patterns of the URLs of the shell's last entry script and of a file with its Czech texts. */
export async function shellFiles(): Promise<{ script: RegExp; texts: RegExp }> {
  const { base, scripts, texts } = (await deployment()).shell;
  return { script: addressOf(base + scripts.at(-1)!), texts: addressOf(base + texts['cs']![0]!) };
}

function addressOf(path: string): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.')}(\\?|$)`);
}
