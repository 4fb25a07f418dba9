import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/** The text once it has not changed for `ms`. */
export function useDebounced(text: string, ms = DEBOUNCE_MS): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return debounced;
}
