/**
 * Reference images of visual tests: stored as WebP, which takes a third of the space, and compared as PNG, which
 * Playwright supports.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { STATE_DIR } from './site';

const STORED_DIR = path.join(__dirname, 'pictures');

/** Folder of the PNG files of a run; used by `playwright.config.ts`. */
export const PNG_DIR = path.join(STATE_DIR, 'pictures');

async function namesIn(dir: string, extension: string): Promise<string[]> {
  const files = await readdir(dir).catch(() => []);
  return files.filter((file) => file.endsWith(extension)).map((file) => path.basename(file, extension));
}

/** Unpacks the reference images of a folder, such as `desktop/light-cs`, to `copy`; returns their names. */
export async function unpack(folder: string, copy = folder): Promise<string[]> {
  const [stored, target] = [path.join(STORED_DIR, folder), path.join(PNG_DIR, copy)];
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const names = await namesIn(stored, '.webp');
  await Promise.all(
    names.map((name) =>
      sharp(path.join(stored, `${name}.webp`))
        .png({ compressionLevel: 1 })
        .toFile(path.join(target, `${name}.png`)),
    ),
  );
  return names;
}

/**
 * Packs the images that a run has written since `startedAt` (ms), and deletes those not in `names`. The images named in
 * `lossless` are packed without loss.
 */
async function pack(
  folder: string,
  names: readonly string[],
  lossless: readonly string[],
  startedAt: number,
): Promise<void> {
  const [stored, source] = [path.join(STORED_DIR, folder), path.join(PNG_DIR, folder)];
  await mkdir(stored, { recursive: true });
  for (const name of names) {
    const png = path.join(source, `${name}.png`);
    const [from, to] = [await stat(png), await stat(path.join(stored, `${name}.webp`)).catch(() => null)];
    if (to && from.mtimeMs < startedAt) continue;
    const options = lossless.includes(name) ? { lossless: true } : { nearLossless: true, quality: 40 };
    await sharp(png)
      .webp({ ...options, effort: 6 })
      .toFile(path.join(stored, `${name}.webp`));
  }
  const obsolete = (await namesIn(stored, '.webp')).filter((name) => !names.includes(name));
  await Promise.all(obsolete.map((name) => rm(path.join(stored, `${name}.webp`))));
}

/** `Form: filled in` is stored as `form-filled-in`. */
export const fileOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const isUpdate = ({ config }: TestInfo): boolean => ['all', 'changed'].includes(config.updateSnapshots);

/** Tolerance of a comparison that is stricter than that of the configuration. */
interface Tolerance {
  threshold: number;
  maxDiffPixelRatio: number;
}

/**
 * Compares screenshots by name with the reference images of a variant, such as `light-cs`; an update of the snapshots
 * stores them instead. Those named in `strict` are compared with their own tolerance and stored without loss.
 */
export async function compareWithReferences(
  info: TestInfo,
  variant: string,
  take: () => Promise<ReadonlyMap<string, Buffer>>,
  strict: Readonly<Record<string, Tolerance>> = {},
): Promise<void> {
  const folder = `${info.project.name}/${variant}`;
  const storedNames = await unpack(folder);
  const startedAt = Date.now();
  const screenshots = await take();
  for (const [name, screenshot] of screenshots) {
    expect.soft(screenshot, name).toMatchSnapshot([variant, `${fileOf(name)}.png`], strict[name] ?? {});
  }
  const names = [...screenshots.keys()].map(fileOf);
  if (isUpdate(info)) await pack(folder, names, Object.keys(strict).map(fileOf), startedAt);
  else expect(storedNames.sort(), 'names of the reference images').toEqual(names.sort());
}
