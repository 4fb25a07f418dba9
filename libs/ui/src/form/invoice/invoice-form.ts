import { invoiceSchema, type Invoice } from '@arbora/domain';
import * as v from 'valibot';

const text = v.string();

/** Form schema of invoice data; validated only while an invoice is wanted, else the result is null. */
export const invoiceFormSchema = v.pipe(
  v.object({
    wantsInvoice: v.boolean(),
    name: text,
    ico: text,
    company: text,
    country: text,
    dic: text,
    street: text,
    city: text,
    zip: text,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): Invoice | null => {
    const { wantsInvoice, ...typed } = dataset.value;
    if (!wantsInvoice) return null;
    const checked = v.safeParse(invoiceSchema, typed);
    if (checked.success) return checked.output;
    for (const { message, path } of checked.issues) addIssue({ message, path });
    return NEVER;
  }),
);
export type InvoiceFormValues = v.InferInput<typeof invoiceFormSchema>;

type Known = { [Name in keyof Invoice]?: string | null };

/** Returns the initial values of an invoice form; without an invoice those of the profile. */
export function invoiceFormValues(invoice: Invoice | null, profile: Known | null): InvoiceFormValues {
  const known: Known = invoice ?? profile ?? {};
  return {
    wantsInvoice: invoice !== null,
    name: known.name ?? '',
    ico: known.ico ?? '',
    company: known.company ?? '',
    country: known.country ?? 'CZ',
    dic: known.dic ?? '',
    street: known.street ?? '',
    city: known.city ?? '',
    zip: known.zip ?? '',
  };
}
