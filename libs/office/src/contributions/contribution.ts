import type { RemoteContribution } from '@arbora/remote';

/** A place of the back office to which several remotes contribute values of one type. */
export interface ContributionPoint<Value> {
  readonly name: string;
  /** For the type only. */
  readonly value?: Value;
}

/** Declares what a remote contributes to a point: the default export of a module. */
export function contribute<Value>(
  { name }: ContributionPoint<Value>,
  contribution: Omit<RemoteContribution, 'point' | 'load'> & { load: () => Promise<{ default: NoInfer<Value> }> },
): RemoteContribution {
  return { point: name, ...contribution };
}
