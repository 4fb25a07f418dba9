import { once } from 'node:events';
import type PDFDocument from 'pdfkit';
import { embedFile, type AssociatedFile } from './associated-file';
import { fontFile, loadDrawableText } from './drawable-text';
import { tagTexts } from './structure';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface DocumentFacts {
  title: string;
  author: string;
  language: string;
  /** Documents with equal facts and time are identical. */
  madeAt: Date;
  /** Makes the document PDF/A-3a, which admits files. */
  file?: AssociatedFile | undefined;
}

/** The library copies these texts into the XML of the metadata as they are, and PDF/A wants both to be equal. */
const withoutMarkup = (text: string): string => text.replaceAll('&', '+').replaceAll(/[<>]/g, '');

/** Paper, in points. */
export const A5 = { width: 419.53, height: 595.28 };
export const A4 = { width: 595.28, height: 841.89 };

interface Paper {
  width: number;
  height: number;
  /** Text that reaches the bottom margin continues on a new page. */
  margins?: { top: number; bottom: number; left: number; right: number };
}

export const FONT = { regular: 'regular', bold: 'bold' } as const;

/**
 * Creates a document in the site's font; `write` adds all pages, which can be changed until it returns. All texts are
 * drawn: characters that the font lacks are replaced. The document is tagged (PDF/UA): texts are read in the order in
 * which they are drawn; `structure.ts` marks headings, tables and pictures, and everything else that is drawn.
 */
export async function makePdf(
  facts: DocumentFacts,
  { width, height, margins }: Paper,
  write: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { title, author, language, madeAt, file } = facts;
  // Loaded on first use: with its font library it would be a tenth of the code loaded at start.
  const [{ default: Document }, drawableText] = await Promise.all([import('pdfkit'), loadDrawableText()]);
  const pdf = new Document({
    size: [width, height],
    ...(margins ? { margins } : { margin: 0 }),
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    // The types of the library do not list PDF/UA yet.
    subset: file ? 'PDF/A-3a' : ('PDF/UA' as 'PDF/A-1'),
    // Prevents the library from reading its own fonts, which a packaged server does not include.
    font: fontFile(400),
    lang: language,
    displayTitle: true,
    info: {
      Title: withoutMarkup(drawableText(title)),
      Author: withoutMarkup(author),
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  for (const [name, weight] of [
    [FONT.regular, 400],
    [FONT.bold, 700],
  ] as const) {
    pdf.registerFont(name, fontFile(weight));
  }
  tagTexts(pdf);
  for (const method of ['text', 'heightOfString'] as const) {
    const drawn = pdf[method].bind(pdf) as (text: string, ...rest: unknown[]) => unknown;
    Object.assign(pdf, { [method]: (text: string, ...rest: unknown[]) => drawn(drawableText(text), ...rest) });
  }
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  write(pdf);
  if (file) embedFile(pdf, file, madeAt);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
