import { SCALAR } from '../catalog';
import type { Representation } from '../parse/media-type';
import type { CallPlan } from '../plan/call-plan';
import { Parameters, type Statement } from './parameters';
import { quoteIdentifier } from './quote';
import { selectParts, selectSql } from './read-sql';
import { responseSql, totalSql } from './statement';

interface CallOptions {
  representation: Representation;
  withTotal: boolean;
}

/** A statement that calls a function once and reads the response from its result. */
export function callStatement(plan: CallPlan, { representation, withTotal }: CallOptions): Statement {
  const parameters = new Parameters();
  const { fn, read } = plan;
  const { from, call } = callSql(plan, parameters);
  const isScalar = fn.returns !== 'rows';
  const returned = isScalar ? `_result as ${quoteIdentifier(SCALAR)}` : '_result.*';
  const source = `with _called as (select ${returned} from ${from}${call} as _result)`;
  const parts = selectParts(read, parameters, { source: '_called', isCsv: representation.shape === 'csv' });
  // A function is not called for a page without rows, except to produce CSV headings: then counting calls it.
  const isCalled = withTotal || (read.window.limit === 0 && representation.shape === 'csv');
  const total = isCalled ? totalSql(read, parts, parameters) : 'null';
  const shown =
    fn.isSet || representation.shape !== 'array' ? representation : { ...representation, shape: 'object' as const };
  return parameters.statement(`${source} ${responseSql(selectSql(parts), total, shown, isScalar)}`);
}

function callSql({ fn, args, input }: CallPlan, parameters: Parameters): { from: string; call: string } {
  if (input.kind === 'whole') {
    const [{ name, type }] = input.argument;
    return { from: '', call: `${fn.sql}(${passed(name, false, `${parameters.add(input.raw)}::${type}`)})` };
  }
  if (args.length === 0) return { from: '', call: `${fn.sql}()` };
  if (input.kind === 'texts') {
    const given = args.map(({ name, type, variadic }) => {
      const values = input.values.get(name) ?? [];
      const value = variadic ? `{${values.map((item) => JSON.stringify(item)).join(',')}}` : (values.at(-1) ?? '');
      // A text stays a text for a JSON argument: PostgREST passes all arguments as texts of a JSON object.
      const text = type === 'json' || type === 'jsonb' ? JSON.stringify(value) : value;
      return passed(name, variadic, `${parameters.add(text)}::${type}`);
    });
    return { from: '', call: `${fn.sql}(${given.join(', ')})` };
  }
  const typed = args.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  const given = args.map(({ name, variadic }) => passed(name, variadic, `_args.${quoteIdentifier(name)}`));
  // Of several rows of arguments the first is used.
  const source = `${parameters.add(input.raw)}::json -> 0`;
  return { from: `json_to_record(${source}) as _args (${typed}), lateral `, call: `${fn.sql}(${given.join(', ')})` };
}

function passed(name: string, variadic: boolean, value: string): string {
  return `${variadic ? 'variadic ' : ''}${quoteIdentifier(name)} := ${value}`;
}
