import type { Field, JsonStep } from './ast';
import type { Scanner } from './scanner';

const INDEX = /-?\d+(?=->|::|[.,]|$)/y;

/** `column`, `column->key`, `column->0->>key`, with blanks around it. */
export function readField(scanner: Scanner): Field {
  scanner.skipBlanks();
  const column = scanner.name();
  const path = readJsonPath(scanner);
  scanner.skipBlanks();
  return { column, path };
}

export function readJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  for (;;) {
    const asText = scanner.take('->>');
    if (!asText && !scanner.take('->')) return path;
    const index = scanner.match(INDEX);
    path.push({ asText, key: index ? Number(index[0]) : scanner.key() });
  }
}
