import { ACCOUNTING_FORMATS, ACCOUNTING_MAX_DAYS, ROLE, type AccountingExport } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { countCall } from '../http/rate-limit';
import type { App, Deps } from '../service';
import { DOCUMENTS_MAX, documentsOfPeriod } from './export-documents';
import type { ExportFiles } from './export-files';

/** Exports per person and hour; one of a large month takes minutes of CPU time. */
const LIMIT = { scope: 'accounting.export', max: 60, windowSeconds: 3600 };
const DAY_MS = 86_400_000;

const day = v.pipe(
  v.string('required'),
  v.isoDate('invalid'),
  // The 30th of February has the form of a day.
  v.check((text) => {
    const at = new Date(text);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  }, 'invalid'),
);
const body = v.pipe(
  v.strictObject({ from: day, to: day, format: v.picklist(ACCOUNTING_FORMATS, 'invalid') }),
  v.forward(
    v.check(({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      return days >= 1 && days <= ACCOUNTING_MAX_DAYS;
    }, 'invalid'),
    ['to'],
  ),
);

/**
 * `POST /api/backend/accounting_export` {from, to, format} → 201 `AccountingExport`: exports the documents issued from a
 * day to another, both included, and records the export. For sales. 422 accounting.no_documents,
 * accounting.too_many_documents.
 */
export function createExportRoute(app: App, { config, database, files }: Deps & { files: ExportFiles }): void {
  app.post(
    '/api/backend/accounting_export',
    {
      config: { access: [ROLE.manager], acl: ['sales'] },
      schema: {
        summary: 'Exports the tax documents of a period for accounting',
        errors: [
          'accounting.no_documents',
          'accounting.too_many_documents',
          'request.limited',
          'auth.forbidden',
          'unavailable',
        ],
        body,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      await countCall(database, LIMIT, claims.sub);
      const { from, to, format } = request.body;
      const found = await database.asRole(claims, (client) => documentsOfPeriod(client, from, to));
      if (found.length === 0) throw new AppError('accounting.no_documents');
      if (found.length > DOCUMENTS_MAX) throw new AppError('accounting.too_many_documents');
      const { brand } = config;
      // Outside a transaction, which would be open for minutes.
      const made = await files.make({ format, from, to, brand, documents: found.map(({ document }) => document) });
      const documents = found.map(({ id }) => id);
      const row = { date_from: from, date_to: to, format, documents, brand, ...made };
      const { rows } = await database.asRole(claims, (client) =>
        client.query<{ export: AccountingExport }>('select app.record_accounting_export($1::jsonb) as export', [
          JSON.stringify(row),
        ]),
      );
      return reply.code(201).send(rows[0]!.export);
    },
  );
}
