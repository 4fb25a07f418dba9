/** Reads QR codes from a running video, one picture at a time. */
export interface CodeReader {
  read: (video: HTMLVideoElement) => Promise<string[]>;
}

interface NativeDetector {
  detect(source: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
/** Missing in TypeScript's DOM types. */
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMAT = 'qr_code';
/** A code as wide as a hand is readable at half of this. */
const PICTURE_WIDTH = 800;

async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !formats?.includes(FORMAT)) return null;
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
  };
}

function workerReader(): CodeReader {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url));
  return {
    read: async (video) => {
      const width = Math.min(PICTURE_WIDTH, video.videoWidth);
      const picture = await createImageBitmap(video, { resizeWidth: width });
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(picture, [picture]);
      });
    },
  };
}

let opened: Promise<CodeReader> | null = null;

/** The browser's own detector, or ours in a worker; one instance per page. */
export function openCodeReader(): Promise<CodeReader> {
  opened ??= nativeReader().then((native) => native ?? workerReader());
  return opened;
}
