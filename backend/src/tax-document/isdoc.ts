import { XMLBuilder } from 'fast-xml-parser';
import { TEXTS } from '../mail/texts';
import { invoiceLines, monetaryTotal, decimal, taxTotal } from './isdoc-amounts';
import { buyerParty, sellerParty, type Elements } from './isdoc-party';
import type { IssuedDocument } from './issued-document';

/** The only media type that the standard names. */
export const ISDOC_TYPE = 'text/xml';

/** The name of a document's file. */
export const isdocFileName = ({ label }: Pick<IssuedDocument, 'label'>): string => `${label}.isdoc`;

/** The simplified document, 7, is for buyers who are not named; these documents always name theirs. */
const DOCUMENT_TYPE = { payment: 5, credit_note: 6 } as const;

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** What XML 1.0 does not admit, even escaped. */
export const INADMISSIBLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * An issued document in ISDOC 6.0.2 (https://isdoc.cz), in Czech: the format in which accounting programs exchange
 * invoices. For a document it is always the same text.
 */
export function isdocXml(document: IssuedDocument): string {
  const invoice = { '@_xmlns': 'http://isdoc.cz/namespace/2013', '@_version': '6.0.2', ...elements(document) };
  const content = { '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' }, Invoice: invoice };
  return builder.build(content).replace(INADMISSIBLE, '');
}

function elements(document: IssuedDocument): Elements {
  const { kind, seller, buyer, currency, vs, corrects, corrects_label } = document;
  const isPayment = kind === 'payment';
  const { lines, rates, total } = isPayment ? document : negated(document);
  const paid = isPayment ? total : 0;
  return {
    DocumentType: DOCUMENT_TYPE[kind],
    ID: document.label,
    UUID: document.id,
    IssuingSystem: 'Arbora',
    IssueDate: document.issued_on,
    // The tax point of a credit note is its delivery, which is not known when it is issued.
    ...(isPayment && seller.vatPayer ? { TaxPointDate: document.supplied_on } : {}),
    VATApplicable: seller.vatPayer,
    ElectronicPossibilityAgreementReference: '',
    ...(seller.vatPayer ? {} : { Note: { '@_languageID': 'cs', '#text': TEXTS.cs.company.not_vat_payer } }),
    // A document has no rate of exchange: amounts are in its own currency.
    LocalCurrencyCode: currency,
    CurrRate: 1,
    RefCurrRate: 1,
    AccountingSupplierParty: { Party: sellerParty(seller) },
    AccountingCustomerParty: { Party: buyerParty(buyer) },
    ...(isPayment
      ? {}
      : { OriginalDocumentReferences: { OriginalDocumentReference: { ID: corrects_label, UUID: corrects } } }),
    InvoiceLines: { InvoiceLine: invoiceLines(lines) },
    // The request for the payment has no number but the symbol.
    ...(isPayment && vs
      ? { NonTaxedDeposits: { NonTaxedDeposit: { ID: vs, VariableSymbol: vs, DepositAmount: decimal(paid) } } }
      : {}),
    TaxTotal: taxTotal(rates, total),
    // Without PaymentMeans, which ask the reader to pay: nothing is left to be paid.
    LegalMonetaryTotal: monetaryTotal(rates, total, paid),
  };
}

/** ISDOC's rules (since 5.2.1) want positive amounts on a credit note: its type says that they are subtracted. */
function negated({ lines, rates, total }: IssuedDocument): Pick<IssuedDocument, 'lines' | 'rates' | 'total'> {
  return {
    lines: lines.map((line) => ({ ...line, amount: -line.amount })),
    rates: rates.map(({ rate, base, tax, total: sum }) => ({ rate, base: -base, tax: -tax, total: -sum })),
    total: -total,
  };
}
