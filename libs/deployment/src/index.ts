export { changeVersions, siteInFolder } from './change-request';
export { deploy, deployOnly, publishAll, type Builds, type Target } from './deploy';
export { DeploymentRefused } from './deployment-refused';
export {
  DESCRIPTION,
  SHELL,
  type DescribedRule,
  type ProvidedExports,
  type RemoteDescription,
  type ShellDescription,
  type UsedExports,
} from './description';
export { fittingEntry } from './published-versions';
export { ReceivedBuilds } from './received-builds';
export { remoteSite } from './remote-site';
export { differencesFromShell, differencesInExchange } from './differences';
export { siteInfo } from './site-info';
export type { DeclaredType, Declarations, Member } from './declarations';
