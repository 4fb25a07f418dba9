import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

// From our own origin, as everything; the page's policy lets no script compile WebAssembly, a worker's file may.
const WASM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

void prepareZXingModule({
  fireImmediately: true,
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? WASM : prefix + path) },
});
const detector = new BarcodeDetector({ formats: ['qr_code'] });

/** Answers each picture with the texts of the codes in it. */
globalThis.onmessage = async ({ data }: MessageEvent<ImageBitmap>): Promise<void> => {
  const codes = await detector.detect(data).catch(() => []);
  data.close();
  globalThis.postMessage(codes.map(({ rawValue }) => rawValue));
};
