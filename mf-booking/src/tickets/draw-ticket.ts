import { wrapText } from './wrap-text';

/** Texts on a ticket's picture, from the top. */
export interface TicketTexts {
  title: string;
  name: string;
  lines: readonly string[];
}

const WIDTH = 720;
const MARGIN = 48;
const CODE_SIZE = WIDTH - 2 * MARGIN;
const FONT = "'Fira Sans', system-ui, sans-serif";

/** A colour that is the same in every theme, because the picture resembles a paper ticket. */
function colorOf(role: 'brand' | 'ink' | 'ink-muted' | 'paper'): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--color-${role}`).trim();
}

async function imageOf(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** A ticket as a PNG: its QR code (a data image) with the texts below it. */
export async function drawTicket(qr: string, { title, name, lines }: TicketTexts): Promise<Blob> {
  const code = await imageOf(qr);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  const styles = [
    { text: title, font: `700 30px ${FONT}`, color: colorOf('brand'), step: 40 },
    { text: name, font: `700 44px ${FONT}`, color: colorOf('ink'), step: 56 },
    ...lines.map((text) => ({ text, font: `400 28px ${FONT}`, color: colorOf('ink-muted'), step: 38 })),
  ];
  const rows = styles.flatMap(({ text, ...style }) => {
    context.font = style.font;
    const fits = (line: string): boolean => context.measureText(line).width <= WIDTH - 2 * MARGIN;
    return wrapText(text, fits).map((line) => ({ line, ...style }));
  });
  canvas.width = WIDTH;
  canvas.height = MARGIN + CODE_SIZE + rows.reduce((sum, { step }) => sum + step, MARGIN);
  context.fillStyle = colorOf('paper');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(code, MARGIN, MARGIN / 2, CODE_SIZE, CODE_SIZE);
  let bottom = MARGIN + CODE_SIZE;
  for (const { line, font, color, step } of rows) {
    bottom += step;
    context.font = font;
    context.fillStyle = color;
    context.fillText(line, MARGIN, bottom - step / 4);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('canvas.toBlob returned null'))), 'image/png');
  });
}
