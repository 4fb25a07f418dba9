import type { KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSignedBy, type SignedRegistry } from '@arbora/deployment';
import type { Registry } from '@arbora/registry';
import * as v from 'valibot';

/** The fields required to deliver pages. Builds may contain additional, unknown ones. */
const files = v.array(v.string());
const filesByLocale = v.record(v.string(), files);
const registrySchema = v.looseObject({
  build: v.pipe(v.string(), v.nonEmpty()),
  shell: v.looseObject({ base: v.string(), scripts: files, styles: files, icon: v.string(), texts: filesByLocale }),
  remotes: v.array(
    v.looseObject({
      name: v.string(),
      base: v.string(),
      routes: v.array(v.looseObject({ pattern: v.string() })),
      slots: v.array(v.looseObject({ name: v.string() })),
      preload: v.looseObject({ scripts: files, styles: files }),
      pages: v.record(v.string(), v.looseObject({ scripts: files, styles: files })),
      texts: filesByLocale,
    }),
  ),
});

function checked(value: unknown): Registry {
  const result = v.safeParse(registrySchema, value);
  if (result.success) return result.output as unknown as Registry;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

/** The last valid `registry.json` of a site's folder. */
export interface RegistryFile {
  /** Null before the first deployment, or if the file has been invalid since the process started. */
  read(): Registry | null;
  /** Whether the current file is invalid. */
  isBroken(): boolean;
}

/**
 * Re-reads the registry after each change. An invalid or deleted file does not take the pages down: the last valid one
 * stays in use. `onBroken` is called once per such change. With `keys`, one of them must have signed the registry.
 */
export function openRegistryFile(
  siteDir: string,
  onBroken: (reason: string) => void,
  keys: readonly KeyObject[] | null = null,
): RegistryFile {
  const file = path.join(siteDir, 'registry.json');
  let good: Registry | null = null;
  let stamp: string | null = null;
  let broken = false;

  function load(): Registry {
    try {
      const signed = JSON.parse(readFileSync(file, 'utf8')) as SignedRegistry;
      if (keys && !isSignedBy(signed, keys)) throw new Error('its signature is missing or wrong');
      const { signature: _signature, ...registry } = signed;
      return checked(registry);
    } catch (error) {
      throw new Error(`${file} is broken (${(error as Error).message}); npm run deploy makes it anew`, {
        cause: error,
      });
    }
  }
  function follow(): void {
    const stat = statSync(file, { throwIfNoEntry: false });
    const present = stat ? `${stat.ino}/${stat.mtimeMs}/${stat.size}` : 'none';
    if (present === stamp) return;
    stamp = present;
    broken = false;
    if (!stat && !good) return;
    try {
      if (!stat) throw new Error(`${file} is gone; npm run deploy makes it anew`);
      good = load();
    } catch (error) {
      broken = true;
      onBroken((error as Error).message);
    }
  }

  return {
    read() {
      follow();
      return good;
    },
    isBroken() {
      follow();
      return broken;
    },
  };
}
