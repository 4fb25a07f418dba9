import { type Catalog, isToOne, type Relation, type Resource } from '../catalog';
import { RestError } from '../rest-error';

/**
 * Finds the relation that `source` embeds as `target`: a resource, a foreign key's name, or the name of its only
 * column. 400 PGRST200 when there is none, 300 PGRST201 when a hint is needed because several match.
 */
export function findRelation(catalog: Catalog, source: Resource, target: string, hint: string | null): Relation {
  const found = catalog.relations.filter(
    (relation) =>
      relation.source === source && (hint === null ? matches(relation, target) : hinted(relation, target, hint)),
  );
  const [relation] = found;
  if (!relation) throw noRelation(source, target, hint);
  if (found.length > 1) throw ambiguous(source, target, found.toSorted(byName));
  return relation;
}

function matches(relation: Relation, target: string): boolean {
  // Self-reference: the resource name means the referring rows, the column of the key means the referenced row.
  if (relation.source === relation.target)
    return relation.outgoing ? isColumn(relation, target) : isNamed(relation, target);
  if (isNamed(relation, target)) return true;
  // A key leads to a table; views over it must be named explicitly.
  if (relation.junction || relation.target.isView) return false;
  return relation.name === target || isColumn(relation, target);
}

function isNamed({ target }: Relation, name: string): boolean {
  return target.name === name;
}

/** Foreign keys by name, then relations through junction tables. */
function byName(a: Relation, b: Relation): number {
  if ((a.junction === null) !== (b.junction === null)) return a.junction === null ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

function hinted(relation: Relation, target: string, hint: string): boolean {
  if (relation.target.name !== target) return false;
  // Self-reference: the column means the referring rows; the other direction has its own name.
  if (relation.source === relation.target) return isTargetColumn(relation, hint) && !isToOne(relation);
  return relation.name === hint || isColumn(relation, hint) || isTargetColumn(relation, hint);
}

function isColumn({ on }: Relation, name: string): boolean {
  return on.length === 1 && on[0]?.[0] === name;
}

function isTargetColumn({ on, junction }: Relation, name: string): boolean {
  return junction === null && on.length === 1 && on[0]?.[1] === name;
}

function noRelation(source: Resource, target: string, hint: string | null): RestError {
  const using = hint === null ? '' : ` using the hint '${hint}'`;
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${source.name}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${source.name}' and '${target}'${using} in the schema '${source.schema}', but no matches were found.`,
    },
  );
}

function ambiguous(source: Resource, target: string, found: readonly Relation[]): RestError {
  const hints = found.map((relation) => `'${target}!${relation.name}'`).join(', ');
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${source.name}' and '${target}'`,
    {
      details: found.map((relation) => ({
        cardinality: relation.cardinality,
        embedding: `${source.name} with ${relation.target.name}`,
        relationship: describe(relation),
      })),
      hint: `Try changing '${target}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function describe({ name, source, target, on, junction }: Relation): string {
  const left = on.map(([column]) => column).join(', ');
  if (!junction) return `${name} using ${source.name}(${left}) and ${target.name}(${on.map(([, c]) => c).join(', ')})`;
  const [toSource, toTarget] = junction.keys;
  const near = on.map(([, column]) => column).join(', ');
  const far = junction.on.map(([column]) => column).join(', ');
  return `${junction.resource.name} using ${toSource}(${near}) and ${toTarget}(${far})`;
}
