import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { AccountingFormat } from '@arbora/domain';
import * as v from 'valibot';
import type { Config } from '../config';
import { issuedDocument } from '../tax-document/issued-document';
import { writeDocumentsZip } from './documents-zip';
import { journalXlsx } from './journal';
import { pohodaXml } from './pohoda';

export interface ExportTask {
  format: AccountingFormat;
  from: string;
  to: string;
  brand: Config['brand'];
  /** JSON of `issuedDocument`, in the order of the file. */
  documents: readonly string[];
}

export interface MadeFile {
  sha256: string;
  byte_size: number;
}

/** Writes the file of an export, in a worker thread. For the same task it is always the same file. */
export async function accountingExport(task: ExportTask, path: string): Promise<MadeFile> {
  const documents = task.documents.map((json) => v.parse(issuedDocument, JSON.parse(json)));
  const hash = createHash('sha256');
  let byte_size = 0;
  // Of the documents of customers: for nobody else on the machine.
  const file = openSync(path, 'wx', 0o600);
  const write = (chunk: Uint8Array): void => {
    hash.update(chunk);
    byte_size += chunk.length;
    for (let at = 0; at < chunk.length;) at += writeSync(file, chunk, at);
  };
  try {
    if (task.format === 'isdoc') await writeDocumentsZip(documents, task.brand, write);
    else if (task.format === 'pohoda') for (const chunk of pohodaXml(documents, task)) write(chunk);
    // For Czech accountants, like ISDOC.
    else write(await journalXlsx(documents, 'cs'));
  } finally {
    closeSync(file);
  }
  return { sha256: hash.digest('hex'), byte_size };
}
