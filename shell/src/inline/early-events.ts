import type { EarlyEvents } from '@arbora/registry';

type Part = Parameters<EarlyEvents['markHydrated']>[0];

/** Whether an element's action needs a script: a button, or a link that opens a dialog. */
function scriptedControl({ target }: Event): HTMLElement | null {
  const control = target instanceof Element ? target.closest('button[type=button], a[aria-haspopup]') : null;
  return control instanceof HTMLElement && !control.matches('[popovertarget], [commandfor]') ? control : null;
}

/**
 * Captures events of a rendered document until it is hydrated. Submits of POST forms, and clicks on script-only buttons
 * and on links that open a dialog, are held and replayed once their part of the page is hydrated: no form is posted
 * natively and no click is lost. Until then the root element has `data-waiting`. When all parts are hydrated, the window
 * gets an event `hydrated`. Other links, GET forms and native behaviour are left alone.
 */
export function recordEarlyEvents(): void {
  const root = document.documentElement;
  const hydrated = new Set<Part>();
  /** The submitter of each held form; clicked controls have none. */
  const held = new Map<HTMLElement, HTMLElement | null>();
  let page: Element | null = null;

  // Found on demand: this runs before the document's body is parsed.
  function partOf(element: Element): Part {
    page ??= document.querySelector('[data-rendered-by]');
    return page?.contains(element) ? 'page' : 'shell';
  }
  function hold(event: Event, element: HTMLElement, submitter: HTMLElement | null): void {
    if (hydrated.has(partOf(element))) return;
    event.preventDefault();
    event.stopPropagation();
    held.set(element, submitter);
    root.toggleAttribute('data-waiting', true);
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    if (form.method === 'post') hold(event, form, event.submitter);
  }
  function onClick(event: MouseEvent): void {
    const control = scriptedControl(event);
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (control && !(control.tagName === 'A' && opensElsewhere)) hold(event, control, null);
  }
  function replay(element: HTMLElement, submitter: HTMLElement | null): void {
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter?.isConnected ? submitter : null);
    else element.click();
  }

  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('click', onClick, true);
  window.earlyEvents = {
    markHydrated(part) {
      // Hydration removes the attribute that marks the page.
      partOf(root);
      if (hydrated.has(part)) return;
      hydrated.add(part);
      queueMicrotask(() => {
        for (const [element, submitter] of [...held]) {
          if (partOf(element) !== part && element.isConnected) continue;
          held.delete(element);
          if (element.isConnected) replay(element, submitter);
        }
        root.toggleAttribute('data-waiting', held.size > 0);
      });
      if (hydrated.size < 2) return;
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener('click', onClick, true);
      dispatchEvent(new Event('hydrated'));
    },
  };
}
