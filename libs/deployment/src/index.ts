export { changeVersions, siteInFolder, type DeployableSite } from './change-request';
export { assertAgree } from './check-declarations';
export { assertFits } from './check-site';
export { remoteEntry } from './compose-registry';
export { bucketReplica } from './bucket/bucket-replica';
export { siteMirror, type SiteMirror } from './bucket/site-mirror';
export { bucketAddress, openBucket, type Bucket } from './bucket/s3-bucket';
export { openS3, type BucketAddress } from './bucket/s3-client';
export { deploy, deployOnly, endCanary, publishAll, startCanary, type Builds, type Target } from './deploy';
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
export { isSignedBy, signingKey, verifyingKeys, type SignedRegistry } from './signature';
export { siteInfo } from './site-info';
export type { DeclaredType, Declarations, Member } from './declarations';
export { deployments } from './deployment-log';
