import { useText } from '@arbora/i18n';
import { useHost } from '@arbora/remote';
import { SelectField } from '@arbora/ui/form';
import type { ReactElement } from 'react';

/** The branch in charge of the customer: that of the company's region, otherwise the customer's choice. */
export function BranchField({ region }: { region: number | null }): ReactElement | null {
  const { t } = useText('shop.basket');
  const { branches } = useHost().site;
  const own = branches.find(({ regions }) => regions.some((number) => number === region));
  if (own) {
    return (
      <p>
        <strong>{t('branch.label')}:</strong> {own.name}
      </p>
    );
  }
  const first = branches[0];
  if (branches.length < 2 || !first) return null;
  return (
    <SelectField
      name="center"
      label={t('branch.label')}
      hint={t('branch.hint')}
      placeholder={t('branch.any', { branch: first.name })}
      options={branches.map(({ name }) => ({ value: name, label: name }))}
    />
  );
}
