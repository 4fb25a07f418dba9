import { ApiError } from '@arbora/api';
import { accessToken } from '@arbora/auth';
import type { ErrorCode, StaticFile } from '@arbora/domain';
import { dataUrlOf, logUploadError, type SendFile } from '@arbora/ui/form';

const ADDRESS = '/api/media/static';
/** Maximum name length of the server; the extension is kept. */
const NAME_MAX_LENGTH = 200;

function errorOf({ status, responseText }: XMLHttpRequest): ApiError {
  let code: string = status === 413 ? 'media.file_too_large' : 'internal';
  try {
    code = (JSON.parse(responseText) as { code?: ErrorCode }).code ?? code;
  } catch {
    // An error page of a proxy: only the status is known.
  }
  return new ApiError({ status, code, message: `The server answered ${status}` });
}

function failed(reject: (error: ApiError) => void, error: ApiError): void {
  logUploadError(error);
  reject(error);
}

/**
 * Uploads a file of the basket (`POST /api/media/static`, spec §7). Uses XMLHttpRequest, because `fetch` reports no
 * upload progress. @throws ApiError media.…, request.limited, network
 */
export const sendFile: SendFile<StaticFile> = async (file, { onProgress, signal }) => {
  const description = file.name.slice(-NAME_MAX_LENGTH);
  const body = JSON.stringify({ bucket: 'basket', data: await dataUrlOf(file), type: file.type, description });
  const token = await accessToken();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', ADDRESS);
    request.setRequestHeader('content-type', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as StaticFile);
      else failed(reject, errorOf(request));
    };
    request.onerror = () =>
      failed(reject, new ApiError({ status: 0, code: 'network', message: 'No answer to the upload' }));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.send(body);
  });
};
