export * from './route-rule';
export * from './registry';
export * from './match-route';
export * from './declared-search';
export * from './route-conflicts';
export * from './secret-address';
export * from './rendering';
export * from './early-events';
