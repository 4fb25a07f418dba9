export { deploy } from './deploy';
export type { DescribedRule, RemoteDescription } from './describe';
export { makeDevelopmentSite } from './development/development-site';
export type { Mode } from './webpack/base';
export { remoteConfiguration } from './webpack/remote';
export { shellConfiguration } from './webpack/shell';
