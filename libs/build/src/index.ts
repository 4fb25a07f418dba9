export { deploy } from './deploy';
export { makeDevelopmentSite } from './development-site';
export { startServer, type RunningServer } from './server-process';
export { remoteConfiguration } from './webpack/remote';
export { shellConfiguration } from './webpack/shell';
