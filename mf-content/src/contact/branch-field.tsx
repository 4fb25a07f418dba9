import { useText } from '@arbora/i18n';
import { useHost } from '@arbora/remote';
import { SelectField } from '@arbora/ui/form';
import type { ReactElement } from 'react';

/** Branch for a message; hidden if there is only one. */
export function BranchField(): ReactElement | null {
  const { t } = useText('content.contact');
  const { branches } = useHost().site;
  if (branches.length < 2) return null;
  return (
    <SelectField
      name="branch"
      label={t('form.branch')}
      placeholder={t('form.anyBranch')}
      options={branches.map(({ name }) => ({ value: name, label: name }))}
    />
  );
}
