import { XMLBuilder } from 'fast-xml-parser';
import { INADMISSIBLE } from '../tax-document/isdoc';
import type { Elements } from '../tax-document/isdoc-party';
import type { IssuedDocument } from '../tax-document/issued-document';
import { TAX_DOCUMENT_TEXTS } from '../tax-document/texts';
import { pohodaPartner, pohodaText } from './pohoda-partner';
import { pohodaSummary } from './pohoda-summary';
import { windows1250 } from './windows-1250';

const SCHEMA = 'http://www.stormware.cz/schema/version_2';
/** Pohoda refuses an item whose id, together with that of its pack, it has imported before. */
const PACK_ID = 'arbora-tax-documents';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/**
 * Documents for the import of Pohoda (https://www.stormware.cz/pohoda/xml), in windows-1250, piece by piece. An item has
 * the number of its document as its id, which the log of the import shows.
 */
export function* pohodaXml(
  documents: readonly IssuedDocument[],
  { from, to }: { from: string; to: string },
): Generator<Buffer> {
  const sellers = new Set(documents.map(({ seller }) => seller.ico));
  // Pohoda refuses a pack for another company; without a number it asks nothing.
  const [ico] = sellers.size === 1 ? sellers : [null];
  const attributes = [
    ['version', '2.0'],
    ['id', PACK_ID],
    ...(ico ? [['ico', ico]] : []),
    ['application', 'Arbora'],
    ['note', `${from} - ${to}`],
    ['xmlns:dat', `${SCHEMA}/data.xsd`],
    ['xmlns:inv', `${SCHEMA}/invoice.xsd`],
    ['xmlns:typ', `${SCHEMA}/type.xsd`],
  ];
  const written = attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
  yield windows1250(`<?xml version="1.0" encoding="Windows-1250"?>\n<dat:dataPack${written}>\n`);
  for (const document of documents) {
    const xml = builder.build({ 'dat:dataPackItem': item(document) });
    yield windows1250(xml.replace(INADMISSIBLE, ''));
  }
  yield windows1250('</dat:dataPack>\n');
}

const item = (document: IssuedDocument): Elements => ({
  '@_version': '2.0',
  '@_id': document.label,
  'inv:invoice': {
    '@_version': '2.0',
    'inv:invoiceHeader': header(document),
    'inv:invoiceSummary': pohodaSummary(document),
  },
});

function header(document: IssuedDocument): Elements {
  const { kind, label, vs, issued_on, supplied_on, seller, buyer } = document;
  return {
    'inv:invoiceType': invoiceType(document),
    // Pohoda refuses a number that it has.
    'inv:number': { 'typ:numberRequested': label },
    ...(vs ? { 'inv:symVar': vs } : {}),
    'inv:date': issued_on,
    'inv:dateTax': supplied_on,
    'inv:dateAccounting': issued_on,
    // Paid already: without a date Pohoda would add its usual days.
    'inv:dateDue': issued_on,
    'inv:classificationVAT': { 'typ:classificationVATType': seller.vatPayer ? 'inland' : 'nonSubsume' },
    'inv:text': pohodaText(textOf(document), 240),
    'inv:partnerIdentity': pohodaPartner(buyer),
    'inv:note': `Arbora, ${kind === 'payment' ? label : `${label}, ${document.corrects_label}`}`,
  };
}

/** A correction of VAT has a type of its own; the other credit note is for sellers who pay none. */
function invoiceType({ kind, seller }: IssuedDocument): string {
  if (kind === 'payment') return 'issuedInvoice';
  return seller.vatPayer ? 'issuedCorrectiveTax' : 'issuedCreditNotice';
}

/** Name of the document, number of the corrected one, and the items. */
function textOf({ kind, seller, corrects_label, lines }: IssuedDocument): string {
  const { title, title_without_vat } = TAX_DOCUMENT_TEXTS.cs;
  const name = (seller.vatPayer ? title : title_without_vat)[kind];
  return [[name, corrects_label].filter(Boolean).join(' '), ...lines.map((line) => line.name)].join(', ');
}
