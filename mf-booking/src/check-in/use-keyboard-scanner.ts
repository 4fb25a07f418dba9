import { useEffect, useRef } from 'react';
import { ticketIdOf } from '../check/ticket-id';

/** Scanners type a code without pauses: what precedes one does not belong to the code. */
const PAUSE_MS = 1000;
/** Longer than any URL with a code. */
const LENGTH_MAX = 200;

/**
 * The character of a key on the scanner's keyboard layout, independent of the computer's: Czech layouts type letters
 * for digits.
 */
function usCharacter({ code, key }: KeyboardEvent): string {
  const [, letter] = /^(?:Key|Digit|Numpad)(\w)$/.exec(code) ?? [];
  if (letter) return letter.toLowerCase();
  if (code === 'Minus' || code === 'NumpadSubtract') return '-';
  return key.length === 1 ? key : '';
}

function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React notices only a value set through the native setter.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fieldOf(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | null {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
}

/** The field's text without the code at its end, typed by a keyboard of the scanner's layout. */
function withoutCode(value: string, id: string): string | null {
  const code = new RegExp(`(?:https?://\\S*?)?${id}\\S*$`, 'i').exec(value);
  return code && value.slice(0, code.index);
}

/**
 * Handles a keyboard scanner, independent of the focus: a code typed fast and ended by Enter. A focused field gets
 * its text back, and a focused button is not clicked.
 */
export function useKeyboardScanner(onCode: (id: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let typed = { plain: '', us: '' };
    let lastAt = 0;
    let valueBefore: string | null = null;

    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const field = fieldOf(event.target);
      if (event.timeStamp - lastAt > PAUSE_MS) {
        typed = { plain: '', us: '' };
        valueBefore = field?.value ?? null;
      }
      lastAt = event.timeStamp;
      if (event.key !== 'Enter') {
        if (event.key.length !== 1) return;
        typed = {
          plain: (typed.plain + event.key).slice(-LENGTH_MAX),
          us: (typed.us + usCharacter(event)).slice(-LENGTH_MAX),
        };
        return;
      }
      const id = ticketIdOf(typed.plain) ?? ticketIdOf(typed.us);
      typed = { plain: '', us: '' };
      if (id === null) return;
      event.preventDefault();
      event.stopPropagation();
      const restored = field && (withoutCode(field.value, id) ?? valueBefore);
      if (field && restored !== null) setValue(field, restored);
      latest.current(id);
    }
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
