import { useRef } from 'react';

function randomKey(): string {
  // `randomUUID` exists on secure origins only.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the key of what a form sends: the same for the same content, so that sending it again after a lost answer
 * creates nothing twice, and another one as soon as something was changed.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: randomKey() };
    return last.current.key;
  };
}
