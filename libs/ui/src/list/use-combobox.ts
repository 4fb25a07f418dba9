import { useNavigate } from '@arbora/router';
import { useState, type KeyboardEvent } from 'react';
import type { Suggestion, SuggestionGroup } from './suggestions';

/** Attributes of the text field, per the ARIA 1.2 combobox pattern with a listbox. */
interface FieldProps {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
}

export interface Combobox {
  /** Undefined if the field has no suggestions. */
  field: FieldProps | undefined;
  listId: string;
  isOpen: boolean;
  /** The suggestion that Enter selects. */
  active: Suggestion | undefined;
  /** Call when the text changes: opens the list. */
  open(): void;
  close(): void;
  take(suggestion: Suggestion): void;
  /** Returns true if the list has handled the key. */
  press(event: KeyboardEvent): boolean;
}

/**
 * Suggestions below a text field, which keeps the focus: arrow keys move through them and back to the text, Enter
 * selects one, Escape closes the list before it has any other effect. `onTake` runs before the page of the selection is
 * opened.
 */
export function useCombobox(
  id: string,
  groups: readonly SuggestionGroup[] | undefined,
  onTake?: (suggestion: Suggestion) => void,
): Combobox {
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const [activeId, setActive] = useState<string | null>(null);
  const all = groups?.flatMap(({ items }) => items) ?? [];
  const isOpen = isWanted && all.length > 0;
  const active = isOpen ? all.find((suggestion) => suggestion.id === activeId) : undefined;
  const listId = `${id}-suggestions`;

  function close(): void {
    setWanted(false);
    setActive(null);
  }
  function take(suggestion: Suggestion): void {
    close();
    onTake?.(suggestion);
    void navigate(suggestion.to);
  }
  function move(step: 1 | -1): void {
    setWanted(true);
    // Index 0 is the text field itself.
    const places = all.length + 1;
    const next = ((active ? all.indexOf(active) + 1 : 0) + step + places) % places;
    setActive(next === 0 ? null : all[next - 1]!.id);
  }
  function press(event: KeyboardEvent): boolean {
    if (all.length === 0 || event.nativeEvent.isComposing) return false;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && active) take(active);
    else return false;
    event.preventDefault();
    return true;
  }
  return {
    field: groups && {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active && `${listId}-${active.id}`,
    },
    listId,
    isOpen,
    active,
    open: () => {
      setWanted(true);
      setActive(null);
    },
    close,
    take,
    press,
  };
}
