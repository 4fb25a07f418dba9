/** Logs a failed upload as spec §8 words it: a 404 means that its folder is missing. Aborts are not logged. */
export function logUploadError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const { status } = (error ?? {}) as { status?: unknown };
  console.warn(status === 404 ? 'org folder not found' : 'error static upload', error);
}
