/** A member of an object type: a type as text, or its members. */
export interface Member {
  name: string;
  type: string | readonly Member[];
  about?: string | undefined;
  isOptional?: boolean;
}

/** Source of an object type, formatted as by Prettier. */
export function object(members: readonly Member[], indent: string): string {
  if (members.length === 0) return 'Record<never, never>';
  const inner = `${indent}  `;
  const lines = members.map(({ name, type, about, isOptional = false }) => {
    const comment = about === undefined ? '' : `${inner}/** ${about} */\n`;
    const source = typeof type === 'string' ? type.replaceAll('\n', `\n${inner}`) : object(type, inner);
    return `${comment}${inner}${name}${isOptional ? '?' : ''}: ${source};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** Source of a tuple of object types. */
export function list(items: readonly (readonly Member[])[]): string {
  return items.length === 0 ? '[]' : `[\n${items.map((item) => `  ${object(item, '  ')},\n`).join('')}]`;
}
