function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Like `fetch` with a text response, with upload progress as a share from 0 to 1, which `fetch` lacks. @throws the
 * signal's reason; TypeError without a response, as `fetch` does
 */
export function sendWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const stop = (): void => {
      request.abort();
      reject(signal?.reason as Error);
    };
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, responseText } = request;
      resolve(new Response(responseText || null, { status, headers: headersOf(request.getAllResponseHeaders()) }));
    };
    request.onerror = () => reject(new TypeError('no answer'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    request.send(body as string | null);
  });
}
