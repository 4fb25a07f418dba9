import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { tokensCss } from './tokens-css';

/** Writes `tokens.css` from the tokens: `npx tsx libs/ui/src/tokens/write-tokens-css.ts`. */
async function write(): Promise<void> {
  const file = join(__dirname, 'tokens.css');
  const options = await resolveConfig(file);
  writeFileSync(file, await format(tokensCss(), { ...options, filepath: file }));
}

void write();
