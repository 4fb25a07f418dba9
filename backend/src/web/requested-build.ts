import type { TrialBuild } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canariesOfPage } from '../canaries/canaries-of';
import type { Database } from '../database/database';
import { trialRegistry } from '../deployments/trials/trial-registry';
import { trialOf } from '../deployments/trials/trials';
import type { Deployment } from '../registry/deployed-site';

/** Builds that a person tries out, and the origins of those on the person's computer. */
export interface Trial {
  builds: TrialBuild[];
  origins: string[];
}

/** The versions of the remotes that a request gets: the deployed ones, unless it has a trial or a canary. */
export interface RequestedBuild {
  registry: Registry;
  trial: Trial | null;
}

interface BuildSource {
  siteDir: string;
  isSecure: boolean;
  database: Pick<Database, 'service'>;
  deployment: Deployment;
}

/** Returns the trial of the request's session; null if it has none, or none that can be shown any more. */
async function openTrial(
  { siteDir, database }: BuildSource,
  request: FastifyRequest,
  deployed: Registry,
): Promise<{ registry: Registry; trial: Trial } | null> {
  try {
    const builds = await trialOf(database, request);
    if (builds === null) return null;
    const origins = builds.flatMap((build) => ('address' in build ? [new URL(build.address).origin] : []));
    return { registry: await trialRegistry(siteDir, deployed, builds), trial: { builds, origins } };
  } catch (error) {
    request.log.warn({ err: error }, 'a trial cannot be shown: the deployed builds are');
    return null;
  }
}

/** Returns the build for a request of a document; a browser in the share of a canary gets a cookie that keeps it there. */
export async function requestedBuild(
  source: BuildSource,
  request: FastifyRequest,
  reply: FastifyReply,
  deployed: Registry,
): Promise<RequestedBuild> {
  const opened = await openTrial(source, request, deployed);
  if (opened) return opened;
  const { database, deployment, isSecure } = source;
  const canaries = await canariesOfPage(database, request, reply, { registry: deployed, isSecure });
  return { registry: deployment.registry(canaries) ?? deployed, trial: null };
}
