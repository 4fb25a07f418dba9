/**
 * Colours of the theme (spec §9) on white and, where the reader prefers it, on dark. The secondary colour decorates
 * only: as text it is too pale.
 */
export const LIGHT = {
  page: '#eef3f0',
  card: '#ffffff',
  text: '#16211d',
  muted: '#55625d',
  primary: '#047353',
  onPrimary: '#ffffff',
  decoration: '#dc8282',
  tint: '#eef5f1',
  line: '#d5e0da',
};
const DARK = {
  page: '#0f1513',
  card: '#1a2320',
  text: '#f1f5f3',
  muted: '#b4c0bb',
  link: '#7fd9b8',
  tint: '#22302b',
  line: '#3a4743',
};

export const FONT = "'Fira Sans', 'Segoe UI', Arial, sans-serif";
/** Leaf-shaped corners. */
export const LEAF = '18px 4px';

/**
 * Rules for mail programs that support style sheets: dark colours, phones, and elements inside texts that MJML does not
 * style. They need `!important`, because the light colours are inline for programs that drop style sheets.
 */
export const MAIL_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
p { margin: 0 0 16px; }
.text a { color: ${LIGHT.primary}; }
ul, ol { display: inline-block; margin: 0 0 16px; padding-left: 24px; text-align: left; }
@media (max-width: 480px) {
  .facts td.label, .facts td.value { display: block !important; width: auto !important; padding: 0 !important; border: 0 !important; }
  .facts td.label { padding-top: 10px !important; font-size: 14px !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page, .page > div { background-color: ${DARK.page} !important; }
  .card, .card > table { background: ${DARK.card} !important; background-color: ${DARK.card} !important; }
  .text div, .text h1, .text h2, .facts td.value, .facts td.value strong { color: ${DARK.text} !important; }
  .facts table { background-color: ${DARK.tint} !important; }
  .facts td { border-color: ${DARK.line} !important; }
  .facts td.label, .footer div { color: ${DARK.muted} !important; }
  .text a, .footer a { color: ${DARK.link} !important; }
  .line p { border-top-color: ${DARK.line} !important; }
}`;
