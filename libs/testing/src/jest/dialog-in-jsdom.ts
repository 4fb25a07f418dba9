/** jsdom implements `<dialog>` without modality: this adds opening, closing, focus restoration and Escape for tests. */
const openedFrom = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  openedFrom.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('[tabindex], button, input, select, textarea, a[href]')?.focus();
}

function close(this: HTMLDialogElement): void {
  this.open = false;
  const opener = openedFrom.get(this);
  if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

HTMLDialogElement.prototype.showModal ??= showModal;
HTMLDialogElement.prototype.close ??= close;

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
});
