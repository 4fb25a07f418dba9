export { runWebpack } from './bundle';
export { compressFiles } from './compress';
export { deployCheckout } from './deploy';
export { makeDevelopmentSite, renderedRemotes } from './development/development-site';
export { developRemotes } from './development/remote-development';
export type { Mode } from './webpack/base';
export { oneBundleConfiguration, oneBundleRemotes } from './webpack/one-bundle';
export { remoteConfiguration } from './webpack/remote';
export { shellConfiguration } from './webpack/shell';
