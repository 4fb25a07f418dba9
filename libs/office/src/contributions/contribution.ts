import type { RemoteContribution } from '@arbora/remote';

/** A place of the back office to which several remotes contribute values of one type. */
export interface ContributionPoint<Value> {
  readonly name: string;
  /** For the type only. */
  readonly value?: Value;
}

/** Declares a contribution to a point; its value is the default export of the loaded module. */
export function contribute<Value>(
  { name }: ContributionPoint<Value>,
  contribution: Omit<RemoteContribution, 'point' | 'load'> & { load: () => Promise<{ default: NoInfer<Value> }> },
): RemoteContribution {
  return { point: name, ...contribution };
}
