import { createReadStream } from 'node:fs';
import { accountingFileName, ROLE, type AccountingFormat } from '@arbora/domain';
import * as v from 'valibot';
import type { Config } from '../config';
import type { Claims, Database } from '../database/database';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';
import type { ExportTask } from './accounting-export';
import { documentsOfExport } from './export-documents';
import type { ExportFiles } from './export-files';

const TYPES: Readonly<Record<AccountingFormat, string>> = {
  isdoc: 'application/zip',
  pohoda: 'text/xml; charset=windows-1250',
  journal: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface Recorded {
  date_from: string;
  date_to: string;
  format: AccountingFormat;
  documents: string[];
  brand: Config['brand'];
  sha256: string;
  byte_size: number;
}

/**
 * `GET /api/backend/accounting_export/:id/file` → the file of a recorded export, byte for byte the first one. For sales.
 * 404 not_found; 409 accounting.file_changed if this version of the program would make another file of the same
 * documents.
 */
export function exportFileRoute(app: App, { database, files }: Deps & { files: ExportFiles }): void {
  app.get(
    '/api/backend/accounting_export/:id/file',
    {
      config: { access: [ROLE.manager], acl: ['sales'] },
      schema: {
        summary: 'The file of a recorded accounting export',
        errors: ['not_found', 'accounting.file_changed', 'auth.forbidden', 'unavailable'],
        params: v.object({ id: uuid }),
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      const recorded = await readExport(database, claims, request.params.id);
      if (files.find(recorded.sha256) === undefined) {
        const made = await files.make(await taskOf(database, claims, recorded));
        if (made.sha256 !== recorded.sha256) throw new AppError('accounting.file_changed');
      }
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${accountingFileName(recorded)}"`,
          'content-length': recorded.byte_size,
        })
        .type(TYPES[recorded.format])
        .send(createReadStream(files.find(recorded.sha256)!));
    },
  );
}

/** @throws AppError not_found */
async function readExport({ asRole }: Database, claims: Claims | null, id: string): Promise<Recorded> {
  const { rows } = await asRole(claims, (client) =>
    client.query<Recorded>(
      `select date_from::text, date_to::text, format, documents, brand, sha256, byte_size
       from public.accounting_export where id = $1`,
      [id],
    ),
  );
  if (rows[0] === undefined) throw new AppError('not_found');
  return rows[0];
}

async function taskOf({ asRole }: Database, claims: Claims | null, recorded: Recorded): Promise<ExportTask> {
  const { format, date_from: from, date_to: to, brand, documents: ids } = recorded;
  const documents = await asRole(claims, (client) => documentsOfExport(client, ids));
  return { format, from, to, brand, documents: documents.map(({ document }) => document) };
}
