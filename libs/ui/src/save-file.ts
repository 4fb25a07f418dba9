/** Some browsers begin to save only after the press has been handled. */
const KEPT_MS = 60_000;

/** Saves a file on the person's device under this name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
