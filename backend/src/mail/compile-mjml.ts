import mjml2html from 'mjml-core';
import preset from 'mjml-preset-core';

/**
 * Compiles MJML to HTML. Loading the compiler takes far longer than using it, so this file is imported for the first
 * mail, not at start.
 * @throws if the MJML is not valid
 */
export async function compileMjml(mjml: string): Promise<string> {
  const { html } = await mjml2html(mjml, { presets: [preset], validationLevel: 'strict' });
  return html;
}
