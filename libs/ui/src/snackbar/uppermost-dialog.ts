/** The modal dialog above all others, which has the focus. */
export function uppermostDialog(): Element | undefined {
  return document.activeElement?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
}
