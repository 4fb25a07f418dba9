/**
 * Lets a minifier drop what nobody uses of a package. Names of components for React's developer tools, and the calls
 * that make them, count as side effects otherwise: 4 kB of brotli of react-router. single-spa takes hold of the window's
 * history and links as it loads, unless it finds itself on a server, and hands all it can do to each parcel: 4 kB more
 * than mounting parcels takes.
 */
export default function shakable(source: string): string {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^((?:var|let|const) \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^const isInBrowser = .*;$/m, 'const isInBrowser = false;')
    .replace(/^var singleSpa = .*Object\.freeze\(\{$[\s\S]*?^\}\);$/m, 'var singleSpa = {};');
}
