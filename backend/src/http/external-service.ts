import { AppError } from './errors';

/** Response of an external service, with any status. */
export interface ExternalResponse {
  status: number;
  text: string;
  /** The bytes of `text`, for binary responses. */
  body: Buffer;
}

interface ExternalCall {
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
  /** For the whole response; 5 s by default. */
  timeoutMs?: number;
  /** Of the response; 256 kB by default. */
  maxBytes?: number;
}

/** Far more than most expected responses. */
const MAX_BYTES = 256 * 1024;

/**
 * Calls an external service, without retries. Throws `unavailable` if it is unreachable, too slow, redirects or sends
 * too much, so that it can neither block nor fill this process.
 */
export async function callExternal(url: string, call: ExternalCall = {}): Promise<ExternalResponse> {
  const { body, headers, timeoutMs = 5000, maxBytes = MAX_BYTES } = call;
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json, text/plain;q=0.9',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await readBounded(response, maxBytes);
    return { status: response.status, text: bytes.toString(), body: bytes };
  } catch (cause) {
    throw new AppError('unavailable', { message: 'an external service does not respond', retryAfter: 5, cause });
  }
}

async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`the response is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
