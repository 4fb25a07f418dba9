/** A deployment that would break the site, or that names an unknown package or version; the message gives the reason. */
export class DeploymentRefused extends Error {
  override name = 'DeploymentRefused';
}
