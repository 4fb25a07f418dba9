import { readFileSync } from 'node:fs';
import { REGION_BRANCH, type Region, type SiteBranch } from '@arbora/domain';
import * as v from 'valibot';
import { email, list, text } from './config-values';

export interface BranchSetting extends Omit<SiteBranch, 'regions'> {
  /** Regions that it serves, numbered as in the business register. */
  regions: Region[];
  /** Address for mails to the branch; `email` if unset. Never shown. */
  notify?: string;
}

const SHORT_FORM =
  'must be names separated by commas, each with the numbers of its regions: Brno: 116 141, Praha: 19; or a JSON list';
const JSON_FORM =
  'must be a JSON list of branches {name, regions, address, email, phone, hours: {cs, en, pl}, location: {lat, lon}, notify}';

/** `Brno: 116 141, Praha`. */
const shortForm = v.pipe(
  list,
  v.check((all) => all.every((one) => /^[^:]{1,100}(:( *\d{1,3})*)?$/.test(one)), SHORT_FORM),
  v.transform((all) =>
    all.map((one): BranchSetting => {
      const [name = '', regions = ''] = one.split(':');
      // Unknown regions are refused below.
      return { name: name.trim(), regions: (regions.match(/\d+/g) ?? []).map(Number) as Region[] };
    }),
  ),
);

const degrees = (most: number) =>
  v.pipe(v.number(JSON_FORM), v.minValue(-most, JSON_FORM), v.maxValue(most, JSON_FORM));
const hours = v.optional(v.pipe(text, v.maxLength(200, JSON_FORM)));
const longForm = v.pipe(
  v.string(),
  v.parseJson(undefined, JSON_FORM),
  v.array(
    v.strictObject(
      {
        name: v.pipe(text, v.maxLength(100, JSON_FORM)),
        regions: v.optional(
          v.array(
            v.pipe(
              v.number(JSON_FORM),
              v.transform((region) => region as Region),
            ),
            JSON_FORM,
          ),
          [],
        ),
        address: v.optional(text),
        email: v.optional(email),
        phone: v.optional(text),
        hours: v.optional(v.strictObject({ cs: hours, en: hours, pl: hours }, JSON_FORM)),
        location: v.optional(v.strictObject({ lat: degrees(90), lon: degrees(180) }, JSON_FORM)),
        notify: v.optional(email),
      },
      JSON_FORM,
    ),
    JSON_FORM,
  ),
  v.minLength(1, JSON_FORM),
  v.transform((all) => all as BranchSetting[]),
);

/** Reads the value from a file if it is the path of a `.json` file. */
function contentOf(value: string): string {
  const path = value.trim();
  return path.endsWith('.json') ? readFileSync(path, 'utf8') : value;
}

/** The branches, the default one first: `Brno: 116 141, Praha`, or a JSON list. A region has at most one branch. */
export const branches = v.pipe(
  text,
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): BranchSetting[] => {
    try {
      const content = contentOf(value);
      const parsed = v.safeParse(/^\s*\[/.test(content) ? longForm : shortForm, content);
      if (parsed.success) return parsed.output;
      addIssue({ message: parsed.issues[0].message });
    } catch {
      addIssue({ message: 'must be a file that can be read' });
    }
    return NEVER;
  }),
  v.check((all) => all.every(({ name }) => name !== ''), SHORT_FORM),
  v.check((all) => isUnique(all.map(({ name }) => name)), 'must not name a branch twice'),
  v.check((all) => isUnique(all.flatMap(({ regions }) => regions)), 'must not give a region to two branches'),
  v.check(
    (all) => all.every(({ regions }) => regions.every((region) => region in REGION_BRANCH)),
    `must have regions of ${Object.keys(REGION_BRANCH).join(' ')}`,
  ),
);

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
