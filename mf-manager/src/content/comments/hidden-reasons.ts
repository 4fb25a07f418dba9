import type { HiddenReason } from '@arbora/domain';

/** Reasons for hiding a comment, in display order. */
export const HIDDEN_REASONS: readonly HiddenReason[] = ['insult', 'advertising', 'personal_data', 'off_topic', 'other'];
