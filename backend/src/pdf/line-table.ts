import { COLOUR } from './brand-band';
import { FONT, type Pdf } from './document';
import { artifact, element } from './structure';

export interface TableColumn {
  title: string;
  width: number;
  align?: 'left' | 'right';
}

/** A line: the first cell is the number, the second one the name followed by the size. */
export interface TableLine {
  name: string;
  size: string;
  /** Texts of the other columns. */
  values: readonly string[];
}

const SIZE = 9.5;
const PAD = 4;
const GAP = 8;

/** Draws lines from `pdf.y` on; headings are repeated on each page. */
export function drawLineTable(pdf: Pdf, columns: readonly TableColumn[], lines: readonly TableLine[]): void {
  element(pdf, 'Table', () => {
    element(pdf, 'TR', () => drawHeads(pdf, columns));
    lines.forEach((line, index) => {
      const height = lineHeight(pdf, columns[1]!.width, line);
      if (pdf.y + height > bottomOf(pdf)) {
        pdf.addPage();
        artifact(pdf, 'Pagination', () => drawHeads(pdf, columns));
      }
      const texts = [String(index + 1), '', ...line.values];
      element(pdf, 'TR', () => drawLine(pdf, columns, texts, line, height));
    });
  });
}

/** Lower edge of a page's text area. */
export const bottomOf = ({ page }: Pdf): number => page.height - page.margins.bottom;

function drawHeads(pdf: Pdf, columns: readonly TableColumn[]): void {
  const { left, right } = pdf.page.margins;
  const top = pdf.y;
  pdf.font(FONT.bold, 8.5).fillColor(COLOUR.brand);
  eachColumn(columns, left, ({ title, width, align }, x) => {
    element(pdf, 'TH', () => pdf.text(title, x, top, { width, align: align ?? 'left' }));
  });
  pdf.y = top + 14;
  rule(pdf, left, pdf.page.width - right, COLOUR.brand);
  pdf.y += PAD;
}

function drawLine(
  pdf: Pdf,
  columns: readonly TableColumn[],
  texts: readonly string[],
  { name, size }: TableLine,
  height: number,
): void {
  const { left, right } = pdf.page.margins;
  const top = pdf.y;
  eachColumn(columns, left, ({ width, align }, x, index) => {
    element(pdf, 'TD', () => {
      if (index === 1) {
        pdf.fillColor(COLOUR.text).font(FONT.bold, SIZE);
        pdf.text(name, x, top, { width, continued: size !== '' });
        if (size !== '') pdf.font(FONT.regular, SIZE).text(`  ${size}`);
      } else {
        pdf.fillColor(index === 0 ? COLOUR.muted : COLOUR.text).font(FONT.regular, SIZE);
        pdf.text(texts[index] ?? '', x, top, { width, align: align ?? 'left', lineBreak: false });
      }
    });
  });
  pdf.y = top + height - PAD;
  rule(pdf, left, pdf.page.width - right, COLOUR.line);
  pdf.y += PAD;
}

/** Measured in bold, the wider of the two fonts of a name with its size. */
function lineHeight(pdf: Pdf, width: number, { name, size }: TableLine): number {
  return pdf.font(FONT.bold, SIZE).heightOfString(`${name}  ${size}`, { width }) + 2 * PAD;
}

function rule(pdf: Pdf, from: number, to: number, colour: string): void {
  artifact(pdf, 'Layout', () => void pdf.moveTo(from, pdf.y).lineTo(to, pdf.y).lineWidth(0.6).stroke(colour));
}

function eachColumn(
  columns: readonly TableColumn[],
  left: number,
  draw: (column: TableColumn, x: number, index: number) => void,
): void {
  let x = left;
  columns.forEach((column, index) => {
    draw(column, x, index);
    x += column.width + GAP;
  });
}
