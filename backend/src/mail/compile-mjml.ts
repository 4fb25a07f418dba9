import mjml2html from 'mjml-core';
import preset from 'mjml-preset-core';

/**
 * MJML as HTML. Loading the compiler takes far longer than using it, so this file is imported by whoever is the first
 * to write a mail, not at the start.
 * @throws when the MJML is not valid
 */
export async function compileMjml(mjml: string): Promise<string> {
  const { html } = await mjml2html(mjml, { presets: [preset], validationLevel: 'strict' });
  return html;
}
