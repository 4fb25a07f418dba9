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

type InitialInvoice = { [Name in keyof Invoice]?: string | null };

/** Returns the initial values of an invoice form; without an invoice those of the profile. */
export function invoiceFormValues(invoice: Invoice | null, profile: InitialInvoice | null): InvoiceFormValues {
  const initial: InitialInvoice = invoice ?? profile ?? {};
  return {
    wantsInvoice: invoice !== null,
    name: initial.name ?? '',
    ico: initial.ico ?? '',
    company: initial.company ?? '',
    country: initial.country ?? 'CZ',
    dic: initial.dic ?? '',
    street: initial.street ?? '',
    city: initial.city ?? '',
    zip: initial.zip ?? '',
  };
}
