import type { Pdf } from './document';

type StructureElement = ReturnType<Pdf['struct']>;

/** Where texts belong in the structure of a document, which screen readers follow; a null parent: not in it. */
interface Place {
  parent: StructureElement | null;
  textsAs: string;
}

const places = new WeakMap<Pdf, Place>();

function within(pdf: Pdf, place: Place, draw: () => void): void {
  const before = places.get(pdf)!;
  places.set(pdf, place);
  draw();
  places.set(pdf, before);
}

/** Ends the marked content of a text, so that lines drawn after it do not become a part of it. */
function closeText(pdf: Pdf): void {
  const { markings } = pdf.page as unknown as { markings: { structContent?: unknown }[] };
  if (markings.at(-1)?.structContent) pdf.endMarkedContent();
}

/** Makes all texts of a new document parts of its structure, in the order in which they are drawn. */
export function tagTexts(pdf: Pdf): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  places.set(pdf, { parent: root, textsAs: 'P' });
  const draw = pdf.text.bind(pdf) as (...args: unknown[]) => Pdf;
  const text = (...args: unknown[]): Pdf => {
    const { parent, textsAs } = places.get(pdf)!;
    if (parent === null) return draw(...args);
    const last = args.at(-1);
    const options = typeof last === 'object' && last !== null ? last : {};
    const position = args.slice(0, options === last ? -1 : undefined);
    draw(...position, { ...options, structParent: parent, structType: textsAs });
    if (!('continued' in options && options.continued)) closeText(pdf);
    return pdf;
  };
  Object.assign(pdf, { text });
}

/** Tags the texts that `draw` draws as `type`, such as `H1`; otherwise they are paragraphs. */
export function textsAs(pdf: Pdf, type: string, draw: () => void): void {
  within(pdf, { ...places.get(pdf)!, textsAs: type }, draw);
}

/** Puts everything that `draw` draws into an element, such as `Table`. */
export function element(pdf: Pdf, type: string, draw: () => void): void {
  const place = places.get(pdf)!;
  if (place.parent === null) return draw();
  const own = pdf.struct(type);
  place.parent.add(own);
  within(pdf, { parent: own, textsAs: 'P' }, draw);
}

/** A picture that `draw` draws in a box, left, top, right and bottom, with the text read in its place. */
export function figure(pdf: Pdf, alt: string, box: [number, number, number, number], draw: () => void): void {
  const options = { alt, bbox: box, placement: 'Block' };
  places.get(pdf)!.parent?.add(pdf.struct('Figure', options, [draw]));
}

/** Draws what screen readers skip: lines, the brand, and what is repeated on each page. */
export function artifact(pdf: Pdf, type: 'Layout' | 'Pagination', draw: () => void): void {
  if (places.get(pdf)!.parent === null) return draw();
  pdf.markContent('Artifact', { type });
  within(pdf, { parent: null, textsAs: 'P' }, draw);
  pdf.endMarkedContent();
}
