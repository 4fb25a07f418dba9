import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentTask } from '../documents/make-document';
import { INSTALLATION } from '../installation';
import { openThread } from '../worker-thread';
import type { ExportTask, MadeFile } from './accounting-export';

/** Files of exports, each kept for a while after it was made. */
export interface ExportFiles {
  /** @throws AppError unavailable if others are being made, or this one takes too long or fails */
  make(task: ExportTask): Promise<MadeFile>;
  /** Path of a kept file. */
  find(sha256: string): string | undefined;
  close(): Promise<void>;
}

/**
 * A PDF takes a tenth of a second or two. The thread is not that of other documents, which would wait for minutes; one
 * document is in memory at a time.
 */
const LIMITS = { timeMs: 900_000, memoryMb: 512, queue: 3, retryAfter: 60 };
/** A new export is downloaded at once. */
const KEPT_MS = 15 * 60_000;

/** Opens a folder for files, and the thread that makes them with the first one. */
export function openExportFiles(): ExportFiles {
  const thread = openThread<DocumentTask, MadeFile>(INSTALLATION.documentThread, LIMITS);
  const kept = new Map<string, NodeJS.Timeout>();
  let folder: Promise<string> | undefined;
  let dir = '';
  const pathOf = (name: string): string => path.join(dir, name);

  async function remove(sha256: string): Promise<void> {
    kept.delete(sha256);
    await rm(pathOf(sha256), { force: true });
  }
  return {
    async make(task) {
      dir = await (folder ??= mkdtemp(path.join(tmpdir(), 'arbora-exports-')));
      const draft = pathOf(randomUUID());
      try {
        const made = await thread.run({ maker: 'accountingExport', args: [task, draft] });
        await rename(draft, pathOf(made.sha256));
        clearTimeout(kept.get(made.sha256));
        kept.set(made.sha256, setTimeout(() => void remove(made.sha256), KEPT_MS).unref());
        return made;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    find: (sha256) => (kept.has(sha256) ? pathOf(sha256) : undefined),
    async close() {
      for (const timer of kept.values()) clearTimeout(timer);
      kept.clear();
      await thread.close();
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}
