import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

// Loaded from our own origin. The page's content security policy forbids compiling WebAssembly; a worker may.
const WASM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

void prepareZXingModule({
  fireImmediately: true,
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? WASM : prefix + path) },
});
const detector = new BarcodeDetector({ formats: ['qr_code'] });

/** Replies to each picture with the texts of its codes. */
globalThis.onmessage = async ({ data }: MessageEvent<ImageBitmap>): Promise<void> => {
  const codes = await detector.detect(data).catch(() => []);
  data.close();
  globalThis.postMessage(codes.map(({ rawValue }) => rawValue));
};
