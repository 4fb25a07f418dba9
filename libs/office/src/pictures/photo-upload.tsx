import { ApiError } from '@arbora/api';
import { IMAGE_MAX_BYTES, IMAGE_TYPES, type UploadedImage } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQueryClient } from '@arbora/query';
import { FileDrop, type SendFile, type SentFile } from '@arbora/ui/form';
import { useCallback, useRef, type ReactElement } from 'react';
import { captionOfFile } from './caption-of-file';
import { drawWithPica } from './draw-with-pica';
import { PHOTO_KEYS } from './photo-keys';
import { sendImage } from './send-image';

/** Enough for nine megabytes on a slow rural connection. */
const TIMEOUT_MS = 300_000;

const DRAW = drawWithPica();

interface PhotoUploadProps {
  label: string;
  /** The plant or gallery of the pictures; without it they stay unassigned. */
  target?: { product_id: string } | { photogallery_id: string };
}

/** Uploads many pictures at once, chosen or dropped: each is resized, sent and shown with its result. */
export function PhotoUpload({ label, target }: PhotoUploadProps): ReactElement {
  const { t } = useText('office');
  const client = useQueryClient();
  const uploadedCount = useRef(0);
  const targetJson = JSON.stringify(target ?? {});

  const send: SendFile<UploadedImage> = useCallback(
    async (file, { onProgress, signal }) => {
      const tooLong = AbortSignal.timeout(TIMEOUT_MS);
      const request = { onProgress, signal: AbortSignal.any([signal, tooLong]) };
      const options = { ...(JSON.parse(targetJson) as object), title: captionOfFile(file.name) };
      return sendImage(file, options, request).catch((error: unknown) => {
        const isLate = tooLong.aborted && !signal.aborted;
        throw isLate ? new ApiError({ status: 0, code: 'network', message: 'the picture took too long' }) : error;
      });
    },
    [targetJson],
  );
  const invalidateOnUpload = useCallback(
    (files: readonly SentFile<UploadedImage>[]): void => {
      const done = files.filter(({ state }) => state === 'done').length;
      const isMore = done > uploadedCount.current;
      uploadedCount.current = done;
      if (isMore) for (const queryKey of PHOTO_KEYS) void client.invalidateQueries({ queryKey });
    },
    [client],
  );
  return (
    <FileDrop<UploadedImage>
      compact
      label={label}
      hint={t('image.uploadHint')}
      send={send}
      draw={DRAW}
      types={IMAGE_TYPES}
      maxBytes={IMAGE_MAX_BYTES}
      onChange={invalidateOnUpload}
    />
  );
}
