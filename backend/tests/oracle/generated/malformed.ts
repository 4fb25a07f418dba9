import type { OracleCase } from '../oracle-case';
import type { Dice } from './dice';

type Draft = Omit<OracleCase, 'as' | 'differs'>;

const PARAMETERS = [
  'x', 'select', 'x=', '=eq.1', 'nosuch=eq.1', 'id=', 'id=eq', 'id=foo.1', 'id=not.1', 'or=', 'or=()', 'or=(id.eq.1', 'and=id.eq.1',
  'not.or=(id.eq.1)', 'select=', 'select=*,*', 'select=id,', 'select=(id)', 'select=id%20,%20name', 'select=constructor',
  'select=id::', 'select=nosuch(id)', 'select=...', 'order=', 'order=id.', 'order=id.up', 'order=nosuch', 'order=id.desc.asc',
  'limit=-1', 'limit=abc', 'offset=-1', 'nosuch.limit=1', 'nosuch.order=id', 'columns=nosuch', 'on_conflict=nosuch',
  'id=in.(', 'id=in.1', 'id=is.maybe', 'id=fts(.x', 'id=eq(some).1', '__proto__=eq.1', 'id->=eq.1', 'id->>=eq.1', 'id.x=eq.1',
  'select=*%20,id', 'select=%20*', 'order=%20id', 'or=%20(id.is.null)', 'or=(%20id.is.null%20)', 'or=(id.is.null,%20id.is.null)',
  'or=(id.is.null,%20and(id.is.null))', 'or=(not.and(id.is.null))', 'or=(%20not.and(id.is.null))', 'id=%20eq.1', 'select=count', 'select=id.count()',
  'select=a:b:c', 'select=id->', 'select=%22id', 'id=eq.1&id=eq.1', 'valueOf=eq.1', 'select=hasOwnProperty:id', 'and=(id.not.is.null)',
]; // oxfmt-ignore

const BODIES = [
  '',
  '{',
  '[{}]',
  '[]',
  '{}',
  'null',
  '"a"',
  '[1]',
  '{"nosuch":1}',
  '[{"id":1},{}]',
  '{"constructor":1}',
];

/** The request with a single change that makes it invalid, or nearly so. */
export function malformed(dice: Dice, request: Draft): Draft {
  switch (dice.upTo(7)) {
    case 0: {
      const at = dice.upTo(request.path.length - 1);
      return { ...request, path: at === 0 ? request.path : request.path.slice(0, at) + request.path.slice(at + 1) };
    }
    case 1: {
      const at = Math.max(request.path.indexOf('?') + 1, 1 + dice.upTo(request.path.length - 1));
      const inserted = dice.pick([',', '.', '(', ')', '%22', '%20', ':', '!', '->', '*', '%7B', '-', '&', '=']);
      return { ...request, path: request.path.slice(0, at) + inserted + request.path.slice(at) };
    }
    case 2:
      return {
        ...request,
        path: request.path.replace(
          /^\/[^?]*/,
          `/${dice.pick(['nosuch', 'rpc/nosuch', 'constructor', 'rpc/__proto__'])}`,
        ),
      };
    case 3:
      if (request.body !== undefined) return { ...request, body: dice.pick(BODIES) };
      break;
    case 4:
      return {
        ...request,
        headers: {
          ...request.headers,
          accept: dice.pick([
            'text/html',
            'constructor',
            'image/*',
            '',
            'application/geo+json',
            'application/octet-stream',
          ]),
        },
      };
    case 5:
      return {
        ...request,
        headers: {
          ...request.headers,
          prefer: dice.pick(['handling=strict, x=1', 'return=all', 'toString=1', 'count=some']),
        },
      };
  }
  return { ...request, path: `${request.path}${request.path.includes('?') ? '&' : '?'}${dice.pick(PARAMETERS)}` };
}
