import type { Locale } from '@arbora/domain';
import type { Attachment } from '../mail/attachments';
import { ISDOC_TYPE, isdocFileName, isdocXml } from './isdoc';
import type { IssuedDocument } from './issued-document';
import { makeTaxDocument } from './make-tax-document';

/** A document as files of a mail: the PDF, and ISDOC for companies, because private people have no accounting program. */
export async function documentFiles(
  document: IssuedDocument,
  locale: Locale,
  brand: Parameters<typeof makeTaxDocument>[2],
): Promise<Attachment[]> {
  const pdf: Attachment = {
    filename: `${document.label}.pdf`,
    content_type: 'application/pdf',
    content: await makeTaxDocument(document, locale, brand),
  };
  if (!document.buyer['ico']) return [pdf];
  const isdoc = { content_type: ISDOC_TYPE, content: Buffer.from(isdocXml(document)) };
  return [pdf, { filename: isdocFileName(document), ...isdoc }];
}
