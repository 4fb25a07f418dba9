import QRCode from 'qrcode';

/** A QR code as an SVG data image; error correction level M, quiet zone of four modules as required by the standard. */
export async function qrDataImage(content: string): Promise<string> {
  const svg = await QRCode.toString(content, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
