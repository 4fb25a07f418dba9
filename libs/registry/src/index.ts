export * from './route-rule';
export * from './registry';
export * from './match-route';
export * from './rendering';
export * from './early-events';
