import { FAILURE_KINDS, type FailureKind } from '@arbora/domain';
import type { TextsOf } from '@arbora/office';

type T = TextsOf<'manager.failures'>['t'];

/** Stands for what was not deployed when its failure was reported. */
export const OTHER = 'other';

/** Label of a kind; its name if a later release added it. */
export function kindLabel(kind: string, t: T): string {
  return (FAILURE_KINDS as readonly string[]).includes(kind) ? t(`kind.${kind as FailureKind}`) : kind;
}

export function remoteLabel(remote: string, t: T): string {
  return remote === OTHER ? t('failure.otherRemote') : remote;
}

export function versionLabel(version: string, t: T): string {
  return version === OTHER ? t('failure.otherVersion') : version;
}
