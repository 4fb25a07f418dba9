/**
 * The Czech texts of each namespace, from which the keys come. Each package adds its own in `src/locales/namespace.ts`,
 * and those of a group of its pages (`shop.offers`) in that group's `locales/index.ts`:
 *
 *     import type cs from './cs.json';
 *
 *     declare global {
 *       interface TextNamespaces {
 *         shop: typeof cs;
 *       }
 *     }
 *
 * A package sees its own namespace and those of the libraries it imports, since no others are sure to be loaded.
 */
declare global {
  interface TextNamespaces {}
}

/** i18next chooses between these by `count`: a key is asked for without them. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${infer Base}_few`
    ? Base
    : Key extends `${infer Base}_many`
      ? Base
      : Key extends `${infer Base}_other`
        ? Base
        : Key;

type Leaves<Texts, Above extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Above}${WithoutPlural<Key>}`
    : Leaves<Texts[Key], `${Above}${Key}.`>;
}[keyof Texts & string];

/** The keys of an object of texts, with dots: `'form.save'`. Of texts known at run time only any key may be asked for. */
export type KeysOf<Texts> = unknown extends Texts ? string : Leaves<Texts, ''>;

/** A namespace whose texts this package may use. */
export type TextNamespace = keyof TextNamespaces;

/** A key that has a text in the namespace. */
export type TextKey<Namespace extends TextNamespace> = Leaves<TextNamespaces[Namespace], ''>;
