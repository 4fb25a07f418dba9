import type { UserProfile } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, Section, Stack } from '@arbora/ui';
import { editIcon } from '@arbora/ui/icons';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ProfileFacts } from './profile-facts';
import { ProfileForm } from './profile-form';

/** The person's details: read-only first, editable on demand. */
export function OwnProfile({ profile }: { profile: UserProfile }): ReactElement {
  const { t } = useText('account');
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Restores the focus to the button, which returns with the facts.
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <Section placement="inside" title={t('profile.title')} lead={t('profile.lead')}>
      {editing ? (
        <ProfileForm profile={profile} onEnd={() => setEditing(false)} />
      ) : (
        <Stack gap={5} align="stretch">
          <ProfileFacts profile={profile} />
          <div>
            <Button ref={edit} variant="secondary" icon={editIcon} onClick={() => setEditing(true)}>
              {t('profile.edit')}
            </Button>
          </div>
        </Stack>
      )}
    </Section>
  );
}
