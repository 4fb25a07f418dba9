import { BANK_STATEMENT_MAX_BYTES, ROLE } from '@arbora/domain';
import * as v from 'valibot';
import { decodeBase64 } from '../../http/base64';
import { AppError } from '../../http/errors';
import { machineText, requiredMachineText } from '../../http/fields';
import { countCall } from '../../http/rate-limit';
import type { App } from '../../service';
import { csvMappingSchema } from './csv-columns';
import { importStatement, type ImportDeps } from './import-statement';

/** Statements per person and hour; reading a long one takes CPU time. */
const LIMIT = { scope: 'payment.statement', max: 60, windowSeconds: 3600 };
/** A third more for base64, plus the other fields. */
const BODY_LIMIT = Math.ceil(BANK_STATEMENT_MAX_BYTES * 1.34) + 10_000;

const body = v.strictObject({
  data: requiredMachineText(BODY_LIMIT),
  file_name: v.nullish(machineText(200)),
  mapping: v.optional(csvMappingSchema, {}),
});

/**
 * `POST /api/backend/bank_statement` {data, file_name?, mapping?} (decision 30): a bank statement in base64 or as a data
 * URL, at most 5 MB and 10 000 lines: CAMT.053, GPC/ABO, MT940, JSON of Fio banka or CSV (see README.md). `mapping` names
 * the columns of a CSV whose headings are unknown (`CsvMapping`) and is remembered for files with the same headings. 201
 * `BankStatementResult`; 200 with the first result if the same file was booked before. For sales. Nothing is booked
 * after 415 payment.statement_format; 422 payment.statement_invalid with `details` {line, reason};
 * payment.statement_columns with `details` `CsvColumnsQuestion`; payment.statement_account with `details` {account,
 * expected}; 403 auth.forbidden.
 */
export function importStatementRoute(app: App, deps: ImportDeps): void {
  app.post(
    '/api/backend/bank_statement',
    {
      bodyLimit: BODY_LIMIT,
      config: { access: [ROLE.manager], acl: ['sales'] },
      schema: {
        summary: 'Books the payments of a bank statement',
        errors: [
          'payment.statement_format',
          'payment.statement_invalid',
          'payment.statement_columns',
          'payment.statement_account',
          'request.limited',
          'auth.forbidden',
        ],
        body,
      },
    },
    async (request, reply) => {
      const { claims } = request.caller;
      if (claims === null) throw new AppError('auth.login_required');
      await countCall(deps.database, LIMIT, claims.sub);
      const { data, file_name, mapping } = request.body;
      const bytes = decodeBase64(data, 'data');
      if (bytes.length > BANK_STATEMENT_MAX_BYTES) throw new AppError('request.too_large');
      const file = { bytes, file_name: file_name || null, mapping };
      const result = await importStatement(deps, claims, file);
      return reply.code(result.imported_before ? 200 : 201).send(result);
    },
  );
}
