import { snackbar } from '@arbora/event-bus';

/** Shares the page's URL by the device's share sheet or, without one, copies it and shows the outcome. */
export async function sharePage(title: string, texts: { copied: string; failed: string }): Promise<void> {
  const url = window.location.href;
  // Rejected when the person cancels, which is not an error.
  if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
  try {
    await navigator.clipboard.writeText(url);
    snackbar('success', texts.copied);
  } catch {
    snackbar('error', texts.failed);
  }
}
