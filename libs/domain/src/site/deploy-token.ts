/** A token by which a team deploys, without its secret: `/api/backend/deploy_tokens`. Times are ISO texts. */
export interface DeployToken {
  id: string;
  /** The team. */
  name: string;
  /** Packages that it may change. */
  remotes: string[];
  created_at: string;
  last_used_at: string | null;
  revoked_at: string | null;
}

/** A new token with its secret, which is shown once. */
export interface NewDeployToken extends DeployToken {
  token: string;
}
