import { productionPackages, type LockedPackages } from './production-lock';

const LOCK: LockedPackages = {
  'node_modules/draw': { version: '2.0.0', dependencies: { colour: '^1.0.0' }, optionalDependencies: { 'draw-arm': '2.0.0', 'draw-x64': '2.0.0' } }, // oxfmt-ignore
  'node_modules/draw-x64': { version: '2.0.0', optional: true, dependencies: { libs: '1.0.0' } },
  'node_modules/libs': { version: '1.0.0', dev: true },
  'node_modules/colour': { version: '3.0.0' },
  'node_modules/draw/node_modules/colour': { version: '1.4.0', devOptional: true },
  'node_modules/test': { version: '1.0.0', dev: true },
  'node_modules/broken': { version: '1.0.0', dependencies: { nowhere: '1.0.0' } },
  'backend/node_modules/old': { version: '1.0.0' },
};

test('dependencies are locked in the resolved version, for every platform', () => {
  expect(productionPackages(LOCK, 'backend', ['draw'])).toEqual({
    'node_modules/draw': LOCK['node_modules/draw'],
    'node_modules/draw-x64': { version: '2.0.0', optional: true, dependencies: { libs: '1.0.0' } },
    'node_modules/draw/node_modules/colour': { version: '1.4.0' },
    'node_modules/libs': { version: '1.0.0', optional: true },
  });
});

test('a package required by one and optional for another is required', () => {
  expect(productionPackages(LOCK, 'backend', ['draw', 'libs'])['node_modules/libs']).toEqual({ version: '1.0.0' });
});

test.each([
  ['nothing', /nothing is not locked/],
  ['old', /old is not locked at the top but as backend/],
  ['broken', /nowhere, which node_modules\/broken needs/],
])('%s cannot be locked', (name, message) => {
  expect(() => productionPackages(LOCK, 'backend', [name])).toThrow(message);
});
