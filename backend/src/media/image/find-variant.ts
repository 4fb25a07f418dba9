import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { PrivateRow } from '../../database/private/private-row';
import type { Deps } from '../../service';
import { objectFolder, originalName } from '../media-object';
import { readWhole, type MediaStorage, type StoredFile } from '../storage/media-storage';
import {
  renderVariant,
  variantName,
  withinOriginal,
  type Variant,
  type VariantFormat,
  type VariantWidth,
} from './variant';
import { imageWork } from './work-limit';

/** A picture in one of the requested formats. */
export interface FoundVariant {
  format: VariantFormat;
  file: StoredFile;
}

export interface Variants {
  /**
   * Returns the picture, at most `width` px wide (null: its thumbnail; `share`: its section for link previews), in the best existing format of `formats`. If
   * none exists, the last and fastest is made; if the best is missing, it is made for later requests when idle. Null if
   * there is no such picture.
   */
  find: (key: string, width: VariantWidth, formats: readonly VariantFormat[]) => Promise<FoundVariant | null>;
  /** Makes a WebP of the picture when idle, unless it exists. */
  prerender: (key: string, width: number) => Promise<void>;
  /** Starts no further work; resolves when background work has ended. */
  close: () => Promise<void>;
}

/**
 * Variants are stored and found by every instance. Stored variants are found without the database; it is queried only
 * when one is missing. Concurrent requests for the same variant share one rendering.
 */
export function createVariants(
  { database, readOriginal = async (stored) => stored }: Pick<Deps, 'database' | 'readOriginal'>,
  storage: MediaStorage,
  log: FastifyBaseLogger,
): Variants {
  const rendering = new Map<string, Promise<Buffer | null>>();
  const background = new Map<string, Promise<void>>();
  let isClosed = false;

  return {
    async find(key, width, formats) {
      const found = (await findStored(key, width, formats)) ?? (await findOrRender(key, width, formats));
      const best = formats[0]!;
      if (found && found.format !== best) makeInBackground(key, { width: found.width, format: best });
      return found;
    },
    async prerender(key, width) {
      const found = await findStored(key, width, ['webp']);
      if (found) found.file.body.destroy();
      else makeInBackground(key, { width, format: 'webp' });
    },
    async close() {
      isClosed = true;
      await Promise.all(background.values());
    },
  };

  async function findStored(key: string, width: VariantWidth, formats: readonly VariantFormat[]) {
    for (const format of formats) {
      const file = await storage.read(variantPath(key, { width, format }));
      if (file) return { width, format, file };
    }
    return null;
  }

  async function findOrRender(key: string, wanted: VariantWidth, formats: readonly VariantFormat[]) {
    const { rows } = await database.service.query<PrivateRow<'media_object', 'width'>>(
      "select width from app_private.media_object where key = $1 and kind = 'image' and released_at is null",
      [key],
    );
    const originalWidth = rows[0]?.width;
    if (!originalWidth) return null;
    const width = withinOriginal(wanted, originalWidth);
    const found = width === wanted ? null : await findStored(key, width, formats);
    if (found) return found;

    const format = formats.at(-1)!;
    const name = variantPath(key, { width, format });
    let work = rendering.get(name);
    if (!work) {
      work = make(key, { width, format }).finally(() => rendering.delete(name));
      rendering.set(name, work);
    }
    const data = await work;
    return data && { width, format, file: { size: data.length, body: Readable.from([data]) } };
  }

  function makeInBackground(key: string, variant: Variant): void {
    const name = variantPath(key, variant);
    if (isClosed || background.has(name)) return;
    const done = new Promise<void>((resolve) => {
      const isTaken = imageWork.whenIdle(async () => {
        if (!isClosed) {
          await make(key, variant).catch((error: unknown) => log.warn({ err: error, key }, 'variant not made'));
        }
        resolve();
      });
      if (!isTaken) resolve();
    });
    background.set(name, done);
    void done.then(() => background.delete(name));
  }

  async function make(key: string, variant: Variant): Promise<Buffer | null> {
    const stored = await readWhole(storage, originalName(key));
    const original = stored && (await readOriginal(stored));
    if (!original) return null;
    const data = await renderVariant(original, variant);
    // A full disk must not prevent the delivery.
    await store(key, variant, data).catch((error: unknown) => log.warn({ err: error, key }, 'variant not stored'));
    return data;
  }

  async function store(key: string, variant: Variant, data: Buffer): Promise<void> {
    const name = variantPath(key, variant);
    await storage.write(name, data);
    const { rows } = await database.service.query(
      `with object as (
         select key from app_private.media_object where key = $1 and released_at is null for key share
       ), kept as (
         insert into app_private.media_variant (object_key, name, byte_size) select key, $2, $3 from object
         on conflict (object_key, name) do nothing
       )
       select from object`,
      [key, variantName(variant), data.length],
    );
    // The picture was deleted meanwhile: remove the variant as well.
    if (rows.length === 0) await storage.remove(name);
  }
}

/** Name of a variant in the storage. */
export function variantPath(key: string, variant: Variant): string {
  return `${objectFolder(key)}/${variantName(variant)}`;
}
