import type { Representation } from '../parse/media-type';
import type { CallPlan } from '../plan/call-plan';
import { Parameters, type Statement } from './parameters';
import { quoteIdentifier } from './quote';
import { selectParts, selectSql } from './read-sql';
import { answerSql, totalSql } from './statement';

interface CallOptions {
  representation: Representation;
  withTotal: boolean;
}

/** A statement that calls a function once and reads the answer from what it returned. */
export function callStatement(plan: CallPlan, { representation, withTotal }: CallOptions): Statement {
  const parameters = new Parameters();
  const { fn, read } = plan;
  const { from, call } = callSql(plan, parameters);
  if (fn.returns === 'rows') {
    const source = `with _called as (select _result.* from ${from}${call} as _result)`;
    const parts = selectParts(read, parameters, '_called');
    const total = withTotal ? totalSql(read, parts, parameters) : 'null';
    const shown =
      fn.isSet || representation.shape !== 'array' ? representation : { ...representation, shape: 'object' as const };
    return parameters.statement(`${source} ${answerSql(selectSql(parts), total, shown)}`);
  }
  const source = `with _called as (select _result as _value from ${from}${call} as _result)`;
  const body = fn.isSet ? `coalesce(json_agg(_value), '[]')` : `json_agg(_value) -> 0`;
  return parameters.statement(`${source} select count(*), null, (${body})::text from _called`);
}

function callSql({ fn, args, input }: CallPlan, parameters: Parameters): { from: string; call: string } {
  if (args.length === 0) return { from: '', call: `${fn.sql}()` };
  if (input.kind === 'texts') {
    const given = args.map(({ name, type, variadic }) => {
      const values = input.values.get(name) ?? [];
      const value = variadic ? `{${values.map((item) => JSON.stringify(item)).join(',')}}` : (values.at(-1) ?? '');
      return passed(name, variadic, `${parameters.add(value)}::${type}`);
    });
    return { from: '', call: `${fn.sql}(${given.join(', ')})` };
  }
  const typed = args.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  const given = args.map(({ name, variadic }) => passed(name, variadic, `_args.${quoteIdentifier(name)}`));
  const source = input.raw.trimStart().startsWith('[')
    ? `${parameters.add(input.raw)}::json -> 0`
    : `${parameters.add(input.raw)}::json`;
  return { from: `json_to_record(${source}) as _args (${typed}), lateral `, call: `${fn.sql}(${given.join(', ')})` };
}

function passed(name: string, variadic: boolean, value: string): string {
  return `${variadic ? 'variadic ' : ''}${quoteIdentifier(name)} := ${value}`;
}
