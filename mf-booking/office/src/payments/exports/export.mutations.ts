import { api, mutation } from '@arbora/api';
import { accountingFileName, type AccountingExport, type AccountingFormat } from '@arbora/domain';
import { saveFile } from '@arbora/ui';

/** The PDFs of a large month take minutes. */
const TIMEOUT_MS = 900_000;

export interface ExportOrder {
  from: string;
  to: string;
  format: AccountingFormat;
}

type File = Pick<AccountingExport, 'id' | 'format' | 'date_from' | 'date_to'>;

/** Saves the files of exports. Sequential, as browsers drop downloads that start at once. */
export async function downloadExports(exports: readonly File[]): Promise<void> {
  for (const one of exports) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    saveFile(accountingFileName(one), await api.file(`/backend/accounting_export/${one.id}/file`, { signal }));
  }
}

/** Exports the documents of a period and saves the file. @throws ApiError accounting.no_documents */
export const createExport = mutation<AccountingExport, ExportOrder>({
  run: (order) =>
    api.post<AccountingExport>('/backend/accounting_export', order, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  invalidates: [['accounting_export_list']],
});
