import type { DeclaredType, Member } from '@arbora/deployment';
import ts from 'typescript';
import { packageOf } from './named-packages';

/** Describes a type found at a place, as `useSession()`. */
export type DescribeMember = (type: ts.Type, place: string, kind?: Pick<Member, 'isOptional' | 'isInput'>) => Member;

function isLiteral(type: ts.Type): boolean {
  return type.isUnion() ? type.types.every(isLiteral) : type.isStringLiteral();
}

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** The name of a property; the compiler numbers symbols differently in each run. */
function keyOf({ name }: ts.Symbol): string {
  return name.replace(/^__@(.+)@\d+$/, '[$1]');
}

type Members = Record<string, Member>;

function propertiesOf(checker: ts.TypeChecker, type: ts.Type, name: string, describe: DescribeMember): Members {
  const members: Members = {};
  for (const property of checker.getPropertiesOfType(type)) {
    const [declaration] = property.declarations ?? [];
    if (declaration && ts.getCombinedModifierFlags(declaration) & HIDDEN) continue;
    const owner = declaration && packageOf(declaration.getSourceFile().fileName);
    if (owner) {
      members[`members of ${owner}`] = { digest: '' };
      continue;
    }
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const key = keyOf(property);
    members[key] = describe(checker.getTypeOfSymbol(property), `${name}.${key}`, { isOptional });
  }
  for (const { keyType, type: value } of checker.getIndexInfosOfType(type)) {
    members[`[${checker.typeToString(keyType)}]`] = describe(value, `${name}[]`);
  }
  return members;
}

function signatureOf(
  checker: ts.TypeChecker,
  signature: ts.Signature,
  place: string,
  describe: DescribeMember,
): Members {
  const members: Members = {};
  for (const [index, parameter] of (signature.typeParameters ?? []).entries()) {
    const constraint = parameter.getConstraint();
    // Names are checked by the compiler alone; values of such a type have the parameter's type.
    if (!constraint || isLiteral(constraint)) continue;
    members[`type parameter ${index + 1}`] = describe(constraint, `${place}<${index + 1}>`, { isInput: true });
  }
  for (const [index, parameter] of signature.parameters.entries()) {
    const declared = parameter.valueDeclaration;
    const isOptional =
      declared !== undefined &&
      ts.isParameter(declared) &&
      (declared.dotDotDotToken !== undefined || checker.isOptionalParameter(declared));
    const type = checker.getTypeOfSymbol(parameter);
    members[`parameter ${index + 1}`] = describe(type, `${place} parameter ${index + 1}`, {
      isOptional,
      isInput: true,
    });
  }
  // A type guard stands for the type that it checks.
  const result = checker.getTypePredicateOfSignature(signature)?.type ?? signature.getReturnType();
  return { ...members, result: describe(result, place) };
}

/** Describes the public members and the signatures of an object or a function. */
export function describeObject(
  checker: ts.TypeChecker,
  type: ts.Type,
  name: string,
  describe: DescribeMember,
): DeclaredType {
  const members = propertiesOf(checker, type, name, describe);
  const constructors = type.getConstructSignatures().map((signature) => ({ signature, kind: 'new ' }));
  const calls = type.getCallSignatures().map((signature) => ({ signature, kind: '' }));
  for (const [at, { signature, kind }] of [...calls, ...constructors].entries()) {
    const overload = calls.length + constructors.length > 1 ? `overload ${at + 1} ` : '';
    const place = overload === '' ? `${kind}${name}()` : `${kind}${name}(${at + 1})`;
    for (const [part, member] of Object.entries(signatureOf(checker, signature, place, describe))) {
      members[`${kind}${overload}${part}`] = member;
    }
  }
  return { members: Object.fromEntries(Object.entries(members).sort(([one], [other]) => (one < other ? -1 : 1))) };
}
