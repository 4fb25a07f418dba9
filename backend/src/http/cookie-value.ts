/** Returns a cookie of the header `Cookie`. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.split('=')[1]?.trim();
}
