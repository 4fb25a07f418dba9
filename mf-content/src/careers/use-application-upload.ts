import { useMutation } from '@arbora/query';
import { useIdempotencyKey } from '@arbora/ui/form';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@arbora/domain';
import type { ApplicationValues } from './application.schema';
import { sendApplication } from './send-application.mutation';

/** The applicant has stopped the upload. */
class UploadStopped extends Error {}

export interface ApplicationUpload {
  /** Uploaded share, 0 to 1. */
  progress: number;
  /** The last upload was stopped, and none has started since. */
  isStopped: boolean;
  stop: () => void;
  /**
   * Resolves to true when the application has been received, false when it was stopped. @throws the errors of
   * `sendApplication`
   */
  send: (values: ApplicationValues) => Promise<boolean>;
}

/** Sends an application, with progress and a way to stop. */
export function useApplicationUpload(positionId: string | null, locale: Locale): ApplicationUpload {
  const { mutateAsync } = useMutation(sendApplication);
  const keyOf = useIdempotencyKey();
  const controller = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState(0);
  const [isStopped, setStopped] = useState(false);
  useEffect(() => () => controller.current?.abort(new UploadStopped()), []);

  async function send(values: ApplicationValues): Promise<boolean> {
    const { name = '', size = 0, lastModified = 0 } = values.file ?? {};
    const idempotencyKey = keyOf({ ...values, positionId, file: { name, size, lastModified } });
    const ownController = new AbortController();
    controller.current = ownController;
    const { signal } = ownController;
    // Stopping takes effect at once, also while the file is still read, which the signal does not interrupt.
    const stopped = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    setProgress(0);
    setStopped(false);
    try {
      const sent = mutateAsync({
        values,
        positionId,
        locale,
        idempotencyKey,
        onProgress: setProgress,
        signal,
      });
      await Promise.race([sent, stopped]);
      return true;
    } catch (error) {
      if (!signal.aborted) throw error;
      setStopped(true);
      return false;
    }
  }
  return { progress, isStopped, send, stop: () => controller.current?.abort(new UploadStopped()) };
}
