import { failedOutput } from './failed-output';

const OUTPUT = `
> nx run domain:typecheck  [existing outputs match the cache, left as is]

> tsc -p libs/domain/tsconfig.json


> nx run mf-shop:typecheck

> tsc -p mf-shop/tsconfig.json\r
\r
mf-shop/src/a.ts:1:14 - error TS2322: Type 'string' is not assignable to type 'number'.\r
\r

> nx run e2e:typecheck

> tsc -p e2e/tsconfig.json


 NX   Running target typecheck for 3 projects failed

Failed tasks:

- mf-shop:typecheck

  Run duration:      10s
`;

test('only failed tasks are shown, without their commands', () => {
  expect(failedOutput(OUTPUT)).toBe(
    "── mf-shop: typecheck failed\nmf-shop/src/a.ts:1:14 - error TS2322: Type 'string' is not assignable to type 'number'.\n",
  );
});

test('each of several failed tasks is shown with its output', () => {
  const both = OUTPUT.replace('- mf-shop:typecheck', '- mf-shop:typecheck\n- e2e:typecheck');
  expect(failedOutput(both)).toContain('── mf-shop: typecheck failed\nmf-shop/src/a.ts:1:14');
  expect(failedOutput(both)).toContain('── e2e: typecheck failed\n');
});

test.each(['Nx could not read nx.json', OUTPUT.replaceAll('> nx run', '> nx did')])(
  'unrecognized output is shown unchanged',
  (output) => {
    expect(failedOutput(output)).toBe(output);
  },
);
