import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Config } from '../config';
import { isdocFileName, isdocXml } from '../tax-document/isdoc';
import type { IssuedDocument } from '../tax-document/issued-document';
import { taxDocumentPdf } from '../tax-document/tax-document-pdf';

/** Writes a ZIP with the ISDOC file and the Czech PDF of each document, one after the other. */
export async function writeDocumentsZip(
  documents: readonly IssuedDocument[],
  brand: Config['brand'],
  write: (chunk: Uint8Array) => void,
): Promise<void> {
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    write(chunk);
  });
  for (const document of documents) {
    const mtime = dayOf(document.issued_on);
    const isdoc = new ZipDeflate(isdocFileName(document), { level: 6 });
    // The contents of a PDF are compressed already.
    const pdf = new ZipPassThrough(`${document.label}.pdf`);
    for (const [file, content] of [
      [isdoc, Buffer.from(isdocXml(document))],
      [pdf, await taxDocumentPdf(document, 'cs', brand)],
    ] as const) {
      file.mtime = mtime;
      zip.add(file);
      file.push(content, true);
    }
  }
  zip.end();
}

/** Noon of a day in the local time zone, from which the library takes the parts: the same in every zone. */
function dayOf(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}
