import * as v from 'valibot';
import { AppError } from './errors';
import { compileValidator } from './validation';

const compile = (schema: unknown, httpPart = 'body') =>
  compileValidator({ schema, method: 'POST', url: '/x', httpPart });

const schema = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(3)),
  mail: v.optional(v.pipe(v.string(), v.email())),
  places: v.optional(v.array(v.strictObject({ name: v.pipe(v.string(), v.minLength(3, 'name_short')) }))),
  count: v.optional(v.number()),
});

const fieldsOf = (input: unknown) => {
  const result = compile(schema)(input);
  return 'error' in result && result.error instanceof AppError ? result.error.fields : null;
};

describe('compileValidator', () => {
  it('the result is the output of the schema', () => {
    expect(compile(v.pipe(v.string(), v.trim()))(' x ')).toEqual({ value: 'x' });
  });

  it.each([
    ['a missing field', {}, { name: 'required' }],
    ['an empty body', null, { '': 'required' }],
    ['a wrong type', { name: 'x', count: '1' }, { count: 'invalid' }],
    ['a text too long', { name: 'long' }, { name: 'too_long' }],
    ['a wrong address', { name: 'x', mail: 'x' }, { mail: 'email' }],
    ['an unknown field', { name: 'x', nmae: 'x' }, { nmae: 'invalid' }],
    [
      'a code named by the schema, deep inside',
      { name: 'x', places: [{ name: 'abc' }, { name: 'a' }] },
      { 'places.1.name': 'name_short' },
    ],
    ['several invalid fields', { name: 'long', mail: 'x' }, { name: 'too_long', mail: 'email' }],
  ])('an error about %s names the fields', (_what, input, fields) => {
    expect(fieldsOf(input)).toEqual(fields);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('an unknown field called %s is named', (name) => {
    expect(fieldsOf({ name: 'x', [name]: 'x' })).toEqual({ [name]: 'invalid' });
  });

  it('a body schema that would silently drop unknown fields is refused', () => {
    expect(() => compile(v.object({}))).toThrow('POST /x: the body schema must be a v.strictObject');
    expect(() => compile(v.object({}), 'querystring')).not.toThrow();
  });

  it('a schema of another library is refused', () => {
    expect(() => compile({ type: 'object' })).toThrow('not a valibot schema');
  });
});
