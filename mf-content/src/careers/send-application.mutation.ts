import { api, ApiError, isApiError, mutation } from '@arbora/api';
import { APPLICATION_FILE_MAX_BYTES, type Locale } from '@arbora/domain';
import { dataUrlOf, shrinkPicture } from '@arbora/ui/form';
import { applicationFileType } from './application-file';
import type { ApplicationValues } from './application.schema';

interface ApplicationRequest {
  values: ApplicationValues;
  /** Null for a speculative application. */
  positionId: string | null;
  locale: Locale;
  /** The same for a resent application, so that it is not created twice. */
  idempotencyKey: string;
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the applicant stops the upload. */
  signal: AbortSignal;
}

/** Enough for five megabytes on a slow connection. */
const TIMEOUT_MS = 300_000;
/** Maximum name length of the server; the extension is kept. */
const NAME_MAX_LENGTH = 200;

/** An error of the file rather than of the application. */
class FileFault extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** Error code of the file of a refused application; null for other errors. */
export function fileFaultOf(error: unknown): string | null {
  if (error instanceof FileFault) return error.code;
  if (!isApiError(error)) return null;
  if (/^media\.(file|image)_/.test(error.code)) return error.code;
  return Object.keys(error.fields).some((path) => path.startsWith('file')) ? 'file_refused' : null;
}

async function fileOf(chosen: File) {
  const type = applicationFileType(chosen);
  // A photographed page is much larger than needed for reading.
  const file = await shrinkPicture(chosen).catch(() => {
    throw new FileFault('file_gone');
  });
  if (file.size > APPLICATION_FILE_MAX_BYTES) throw new FileFault('media.file_too_large');
  const data = await dataUrlOf(file).catch(() => {
    throw new FileFault('file_gone');
  });
  return { name: file.name.slice(-NAME_MAX_LENGTH), type: file.type || type, data };
}

/** `POST /api/backend/job_application`. @throws ApiError request.limited, careers.position_unknown, media.… */
export const sendApplication = mutation<{ id: string }, ApplicationRequest>({
  run: async ({ values, positionId, locale, idempotencyKey, onProgress, signal }) => {
    const { file, ...person } = values;
    const body = { ...person, locale, job_position_id: positionId, file: await fileOf(file!) };
    const controller = new AbortController();
    const timeout = new ApiError({ status: 0, code: 'network', message: 'the application took too long' });
    const timer = setTimeout(() => controller.abort(timeout), TIMEOUT_MS);
    const stop = (): void => controller.abort(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    try {
      return await api.post<{ id: string }>('/backend/job_application', body, {
        anonymous: true,
        signal: controller.signal,
        idempotencyKey,
        onProgress,
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  },
});
