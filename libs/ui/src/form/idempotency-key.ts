import { useRef } from 'react';

function randomKey(): string {
  // `randomUUID` exists only in secure contexts.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a function from form content to its idempotency key: equal content gets the same key, so that a retry after a
 * lost response creates no duplicate; changed content gets a new one.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: randomKey() };
    return last.current.key;
  };
}
