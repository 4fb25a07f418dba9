import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from './tokens-css';

/** Writes `tokens.css` from the tokens: `npx tsx libs/ui/src/tokens/write-tokens-css.ts`. */
const file = join(__dirname, 'tokens.css');
writeFileSync(file, tokensCss());
execFileSync('npx', ['oxfmt', file], { stdio: 'inherit' });
