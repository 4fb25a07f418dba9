/** A restriction of ESLint's `no-restricted-syntax`. */
interface RestrictedSyntax {
  selector: string;
  message: string;
}

const PLAIN_CSS = 'Plain CSS applies to the pages of all remotes: write a *.module.css.';
const LASTING = 'It would go on after the remote is left: call it in an effect, and end it in the cleanup.';
const GLOBALS = 'The whole site shares it: a remote may read it, but not change it.';

const SHARED = '/^(window|globalThis|self|top|parent)$/';
/** Objects of the browser and the language whose properties nobody replaces. */
const BUILT_IN =
  '/^(history|navigator|console|performance|crypto|localStorage|sessionStorage|Object|Array|String|Number|Boolean|Date|Promise|Map|Set|JSON|Math|Intl|Reflect|Symbol|URL|Element|HTMLElement|Node|EventTarget)$/';
/** Statements of a module, not of its functions. */
const AT_LOAD = ':not(:function *)';

const assignmentsTo = (left: string): string[] => [
  `AssignmentExpression[left.${left}]`,
  `UpdateExpression[argument.${left}]`,
  `UnaryExpression[operator="delete"][argument.${left}]`,
];

/** Selectors of changes to an object that a selector of attributes, relative to the object, matches. */
function changesOf(attributes: string): string[] {
  const [name, pattern] = attributes.split('=', 2);
  return [
    ...assignmentsTo(`object.${name}=${pattern}`),
    // `(window as Own).name = …`
    ...assignmentsTo(`object.expression.${name}=${pattern}`),
    `CallExpression[callee.object.name=/^(Object|Reflect)$/]` +
      `[callee.property.name=/^(assign|defineProperty|defineProperties|set|setPrototypeOf)$/]` +
      `[arguments.0.${name}=${pattern}]`,
  ];
}

/**
 * What code of remotes must not do, because pages of other remotes run in the same document.
 * @param styles beginnings of sources of plain CSS that may be imported, such as `react-image-crop/`
 */
export function confinement(styles: readonly string[]): RestrictedSyntax[] {
  const allowed = styles.map((style) => style.replace(/[.]/g, '\\.').replaceAll('/', '\\/')).join('|');
  const plain = `source.value=/^(?!${allowed || '\\n'}).*(?<!\\.module)\\.css$/`;
  const listeners = '[callee.object.name=/^(window|document|globalThis|self|navigator|history)$/]';
  return [
    { selector: `:matches(ImportDeclaration, ImportExpression)[${plain}]`, message: PLAIN_CSS },
    { selector: `CallExpression[callee.property.name="addEventListener"]${listeners}${AT_LOAD}`, message: LASTING },
    { selector: `CallExpression[callee.name="addEventListener"]${AT_LOAD}`, message: LASTING },
    { selector: `CallExpression[callee.name=/^set(Interval|Timeout)$/]${AT_LOAD}`, message: LASTING },
    { selector: `CallExpression[callee.property.name=/^set(Interval|Timeout)$/]${AT_LOAD}`, message: LASTING },
    ...[
      ...changesOf(`name=${SHARED}`),
      ...changesOf(`name=${BUILT_IN}`),
      ...changesOf('property.name=/^(prototype|history|navigator)$/'),
    ].map((selector) => ({ selector, message: GLOBALS })),
  ];
}
