/**
 * Reference images of visual tests: stored as WebP, which takes a third of the space, and compared as PNG, which
 * Playwright supports.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { STATE_DIR } from './site';

const KEPT = path.join(__dirname, 'pictures');

/** Folder of the PNG files of a run; used by `playwright.config.ts`. */
export const PNG_DIR = path.join(STATE_DIR, 'pictures');

async function namesIn(dir: string, extension: string): Promise<string[]> {
  const files = await readdir(dir).catch(() => []);
  return files.filter((file) => file.endsWith(extension)).map((file) => path.basename(file, extension));
}

/** Unpacks the reference images of `album`, as `desktop/light-cs`, to `copy`; returns their names. */
export async function unpack(album: string, copy = album): Promise<string[]> {
  const [kept, target] = [path.join(KEPT, album), path.join(PNG_DIR, copy)];
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const names = await namesIn(kept, '.webp');
  await Promise.all(
    names.map((name) =>
      sharp(path.join(kept, `${name}.webp`))
        .png({ compressionLevel: 1 })
        .toFile(path.join(target, `${name}.png`)),
    ),
  );
  return names;
}

/**
 * Packs the images that a run has written since `began` (ms), and deletes those not in `names`; `exact` ones are
 * lossless.
 */
export async function pack(
  album: string,
  names: readonly string[],
  exact: readonly string[],
  began: number,
): Promise<void> {
  const [kept, source] = [path.join(KEPT, album), path.join(PNG_DIR, album)];
  await mkdir(kept, { recursive: true });
  for (const name of names) {
    const png = path.join(source, `${name}.png`);
    const [from, to] = [await stat(png), await stat(path.join(kept, `${name}.webp`)).catch(() => null)];
    if (to && from.mtimeMs < began) continue;
    const options = exact.includes(name) ? { lossless: true } : { nearLossless: true, quality: 40 };
    await sharp(png)
      .webp({ ...options, effort: 6 })
      .toFile(path.join(kept, `${name}.webp`));
  }
  const gone = (await namesIn(kept, '.webp')).filter((name) => !names.includes(name));
  await Promise.all(gone.map((name) => rm(path.join(kept, `${name}.webp`))));
}
