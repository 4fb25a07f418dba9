import type { QrReply } from './qr-worker';

/** Reads QR codes from a running video, one frame at a time. */
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
/** Frames are scaled down to this width in px; a code on a phone at arm's length is readable at half of it. */
const FRAME_WIDTH = 800;

async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !formats?.includes(FORMAT)) return null;
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
  };
}

async function workerReader(): Promise<CodeReader> {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url));
  const nextReply = (): Promise<QrReply> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<QrReply>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    });
  const first = await nextReply();
  if (!('isLoaded' in first && first.isLoaded)) {
    worker.terminate();
    throw new Error('The QR decoder has not loaded');
  }
  return {
    read: async (video) => {
      const width = Math.min(FRAME_WIDTH, video.videoWidth);
      const frame = await createImageBitmap(video, { resizeWidth: width });
      const nextMessage = nextReply();
      worker.postMessage(frame, [frame]);
      const reply = await nextMessage;
      return 'codes' in reply ? reply.codes : [];
    },
  };
}

let opened: Promise<CodeReader> | null = null;

/**
 * The browser's own detector, or ours in a worker; one instance per page. Resolves once the decoder is loaded and
 * works offline; a failed attempt is repeated by the next call.
 */
export function openCodeReader(): Promise<CodeReader> {
  opened ??= nativeReader()
    .then((native) => native ?? workerReader())
    .catch((error: unknown) => {
      opened = null;
      throw error;
    });
  return opened;
}
