import { api, type RequestOptions } from '@arbora/api';
import type { UploadedImage } from '@arbora/domain';
import { dataUrlOf, logUploadError } from '@arbora/ui/form';

/** Sends a picture with its titles or its target (spec §7). Errors are logged. @throws ApiError media.…, network */
export async function sendImage(file: Blob, options: object, request?: RequestOptions): Promise<UploadedImage> {
  try {
    return await api.post<UploadedImage>('/media/image', { image: await dataUrlOf(file), options }, request);
  } catch (error) {
    logUploadError(error);
    throw error;
  }
}
