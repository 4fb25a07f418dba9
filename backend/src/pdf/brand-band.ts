import { FONT, type Pdf } from './document';
import { artifact, textsAs } from './structure';

export const COLOUR = { brand: '#047353', accent: '#dc8282', text: '#101413', muted: '#555555', line: '#c9d3cf' };
/** Height of the band with its lower edge. */
export const BAND = 76;
/** The mark of the brand, as in `libs/ui/src/brand`. */
const CROWN = 'M16 1C25.5 6 29 13.5 27 20c-1.5 4.7-5.8 7.7-11 8.3C10.8 27.700 6.500 24.700 5 20 3 13.500 6.500 6 16 1z';
const STEM = 'M16 9.500V35M16 17.500l5.2-4.700M16 17.500l-5.2-4.700M16 24l6.2-5M16 24l-6.2-5M9.5 35h13';

/** Draws the band at the top of a page: mark and name of the brand, and the kind of document. */
export function drawBrandBand(pdf: Pdf, brand: string, subject: string, edge: number): void {
  const { width } = pdf.page;
  artifact(pdf, 'Layout', () => {
    pdf.rect(0, 0, width, BAND - 4).fill(COLOUR.brand);
    pdf.rect(0, BAND - 4, width, 4).fill(COLOUR.accent);
    pdf.save().translate(edge, 18);
    pdf.path(CROWN).fill('#ffffff');
    pdf.path(STEM).lineWidth(1.6).lineCap('round').stroke(COLOUR.accent);
    pdf.restore();
  });
  pdf
    .fillColor('#ffffff')
    .font(FONT.bold, 20)
    .text(brand, edge + 44, 25, { lineBreak: false });
  pdf.font(FONT.regular, 13);
  textsAs(pdf, 'H1', () => pdf.text(subject, edge, 30, { width: width - 2 * edge, align: 'right' }));
}
