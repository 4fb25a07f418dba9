/**
 * Lets a minifier drop the components of a package that nobody uses: their names for React's developer tools and the
 * calls that make them count as side effects otherwise. Takes 4 kB of brotli from react-router.
 */
export default function shakable(source: string): string {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^((?:var|let|const) \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
}
