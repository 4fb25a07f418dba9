import type { HiddenReason } from '@arbora/domain';

/** Why a comment may be hidden, in the order in which the reasons are offered. */
export const HIDDEN_REASONS: readonly HiddenReason[] = ['insult', 'advertising', 'personal_data', 'off_topic', 'other'];
