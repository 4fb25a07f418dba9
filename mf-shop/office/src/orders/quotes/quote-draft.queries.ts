import { ApiError, conflictOf, mutation, rest, row, rows, saveRow, type Selection } from '@arbora/api';
import type { Country, QuoteDraftLine, QuoteVat } from '@arbora/domain';
import { queryOptions } from '@arbora/query';

const DRAFT = 'inquiry_id,items,country,vat,valid_until,note,version,updated_at';
/** The draft of the next version of a quote. */
export type QuoteDraft = Selection<'quote_draft', typeof DRAFT>;

const draftsOf = (inquiryId: string) => rest().from('quote_draft').select(DRAFT).eq('inquiry_id', inquiryId);

/** The draft for an inquiry; no row if there is none. */
export function quoteDraftQuery(inquiryId: string) {
  return queryOptions({
    queryKey: ['quote_draft', inquiryId],
    queryFn: () => rows(draftsOf(inquiryId)),
    staleTime: 0,
  });
}

interface DraftToSave {
  inquiryId: string;
  content: {
    items: QuoteDraftLine[];
    country: Country;
    vat: QuoteVat;
    valid_until: string | null;
    note: string;
  };
  /** The draft that was read; undefined for none. */
  stored: QuoteDraft | undefined;
}

/** Saves the draft of a quote. @throws ApiError content.changed_meanwhile, auth.forbidden */
export const saveQuoteDraft = mutation<QuoteDraft | null, DraftToSave>({
  run: async ({ inquiryId, content, stored }) => {
    const table = rest().from('quote_draft');
    if (stored) {
      const write = table.update(content).eq('inquiry_id', inquiryId).eq('version', stored.version).select(DRAFT);
      return saveRow(stored, write, draftsOf(inquiryId));
    }
    try {
      return await row(table.insert({ inquiry_id: inquiryId, ...content }).select(DRAFT));
    } catch (error) {
      // A colleague has created a draft at the same time.
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      throw await conflictOf({ version: 0 } as QuoteDraft, draftsOf(inquiryId));
    }
  },
  invalidates: [['quote_draft'], ['history_list']],
});

/** Deletes the draft in the version that was read, not one that a colleague has saved since. */
export const discardQuoteDraft = mutation<unknown, Pick<QuoteDraft, 'inquiry_id' | 'version'>>({
  run: ({ inquiry_id, version }) =>
    rows(rest().from('quote_draft').delete().eq('inquiry_id', inquiry_id).eq('version', version).select('inquiry_id')),
  invalidates: [['quote_draft'], ['history_list']],
});
