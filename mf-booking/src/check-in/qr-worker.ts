import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

/** The first reply says whether the decoder has loaded; each later one holds the texts of a frame's codes. */
export type QrReply = { isLoaded: boolean } | { codes: string[] };

// Loaded from our own origin. The page's content security policy forbids compiling WebAssembly; a worker may.
const WASM = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;

function reply(message: QrReply): void {
  globalThis.postMessage(message);
}

prepareZXingModule({
  fireImmediately: true,
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? WASM : prefix + path) },
}).then(
  () => reply({ isLoaded: true }),
  () => reply({ isLoaded: false }),
);
const detector = new BarcodeDetector({ formats: ['qr_code'] });

globalThis.onmessage = async ({ data }: MessageEvent<ImageBitmap>): Promise<void> => {
  const codes = await detector.detect(data).catch(() => []);
  data.close();
  reply({ codes: codes.map(({ rawValue }) => rawValue) });
};
