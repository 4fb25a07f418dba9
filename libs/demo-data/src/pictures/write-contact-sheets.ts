import { contactSheets, drawingNames } from './contact-sheet';

/** Started by `npm run drawings [-- WORD …]` in the root folder. */
async function main(words: readonly string[]): Promise<void> {
  const names = drawingNames(words);
  if (names.length === 0) throw new Error(`No drawing has one of these words in its name: ${words.join(' ')}`);
  const files = await contactSheets(names, '.arbora/drawings');
  console.log(`${names.length} drawings on ${files.length} sheets: ${files[0]} …`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
