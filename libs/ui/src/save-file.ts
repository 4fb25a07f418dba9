/** Some browsers start the download only after the click event has been handled. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a blob as a file with this name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
