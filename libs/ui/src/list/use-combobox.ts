import { useNavigate } from '@arbora/router';
import { useState, type KeyboardEvent } from 'react';
import type { Suggestion, SuggestionGroup } from './suggestions';

/** What the text field of a combobox carries; see the pattern of ARIA 1.2 with a list of suggestions. */
interface FieldProps {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
}

export interface Combobox {
  /** None where nothing is ever suggested. */
  field: FieldProps | undefined;
  listId: string;
  isOpen: boolean;
  /** The suggestion that Enter would take. */
  active: Suggestion | undefined;
  /** The text has changed: what is suggested is to be seen. */
  open(): void;
  close(): void;
  take(suggestion: Suggestion): void;
  /** True: the key was for the list. */
  press(event: KeyboardEvent): boolean;
}

/**
 * Suggestions below a text field, which keeps the focus: arrow keys go through them and back to the text, Enter takes one,
 * Escape closes the list before it does anything else. `onTake` hears of what was taken, before its page is opened.
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
    // One place before the first is the text itself.
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
