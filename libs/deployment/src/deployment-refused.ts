/** A deployment that would break the site, or that asks for what it does not have; the message says which and why. */
export class DeploymentRefused extends Error {
  override name = 'DeploymentRefused';
}
