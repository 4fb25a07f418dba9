import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { provided, type FederationRuntime } from './provided';

/** Runtime plugin of the shell: the remotes find its federation runtime. */
export default function provide(): { name: string } {
  provided.arboraFederation = federation as FederationRuntime;
  return { name: 'arbora-provide' };
}
