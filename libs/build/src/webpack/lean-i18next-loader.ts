/** Fetches texts from a back end and writes missing ones back; the site hands its texts in. */
const CONNECTOR = /^class Connector extends EventEmitter \{$[\s\S]*?^\}$/m;

/** Formats values as texts ask for it (`{{price, currency}}`); the site's formats are those of `libs/i18n`. */
const FORMATTER = /^class Formatter \{$[\s\S]*?^\}$/m;

/** What is only said while debugging, which the site never switches on. */
const DEBUG_TEXTS = /^( +(?:if \(.*\) )?)this\.logger\.(?:warn|log|deprecate)\(.*\);$/gm;

/** Of the instance: what adds plug-ins, makes other instances, and asks the connector. */
const UNUSED = ['use', 'dir', 'cloneInstance', 'getFixedT', 'loadNamespaces', 'loadLanguages', 'toJSON'];

function methodOf(name: string): RegExp {
  return new RegExp(`^  ${name}\\(.*\\) \\{$[\\s\\S]*?^  \\}$`, 'm');
}

function without(source: string, part: RegExp, replacement = ''): string {
  if (!part.test(source)) throw new Error(`This i18next has no ${part.source}`);
  return source.replace(part, replacement);
}

/**
 * Takes from i18next what `libs/i18n` never calls: it is one class, from which no bundler can take anything. Worth 4 kB
 * of brotli on every page.
 */
export default function lean(source: string): string {
  const instance = source.indexOf('class I18n extends');
  const unconnected = without(source.slice(0, instance), CONNECTOR, 'class Connector extends EventEmitter {}');
  const before = without(unconnected, FORMATTER, 'class Formatter { format(value) { return value; } }');
  const after = UNUSED.reduce((text, name) => without(text, methodOf(name)), source.slice(instance));
  return (before + after).replace(DEBUG_TEXTS, '$1;');
}
