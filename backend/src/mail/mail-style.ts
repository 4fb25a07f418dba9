/**
 * Colours of the theme (spec §9) on white and, where the reader prefers it, on dark. The secondary colour decorates
 * only: as text it is too pale.
 */
export const LIGHT = {
  page: '#f2f5f4',
  card: '#ffffff',
  text: '#000000',
  muted: '#555555',
  primary: '#047353',
  onPrimary: '#ffffff',
  decoration: '#dc8282',
  line: '#dddddd',
};
const DARK = { page: '#0f1513', card: '#1a2320', text: '#f1f5f3', muted: '#b4c0bb', link: '#7fd9b8', line: '#3a4743' };

export const FONT = "'Fira Sans', Arial, sans-serif";

/**
 * Rules for programs that keep style sheets: dark colours, and what MJML does not set on elements inside texts. They
 * need `!important`, because the colours for light stand in the elements for programs that drop style sheets.
 */
export const MAIL_CSS = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
p { margin: 0 0 16px; }
ul, ol { display: inline-block; margin: 0 0 16px; padding-left: 24px; text-align: left; }
@media (prefers-color-scheme: dark) {
  body, .page > div { background-color: ${DARK.page} !important; }
  .card, .card > table { background: ${DARK.card} !important; background-color: ${DARK.card} !important; }
  .text div, .text h1, .text h2, .facts table, .facts td { color: ${DARK.text} !important; }
  .facts td.label, .footer div { color: ${DARK.muted} !important; }
  .text a, .footer a { color: ${DARK.link} !important; }
  .line p { border-top-color: ${DARK.line} !important; }
}`;
