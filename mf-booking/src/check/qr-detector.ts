/** The browser's own reader of codes; not all of them have one, and TypeScript's DOM does not know it. */
export interface QrDetector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => QrDetector;

/** A reader of QR codes, or null where the browser has none. */
export function qrDetector(): QrDetector | null {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  return BarcodeDetector ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}
