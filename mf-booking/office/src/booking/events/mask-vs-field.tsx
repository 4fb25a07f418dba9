import { MASK_VS_PATTERN, textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Alert } from '@arbora/ui';
import { TextField, useWatch } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { useDebounced } from '@arbora/office';
import { eventWithPrefixQuery } from './events.queries';

/** Prefix of variable symbols; says at once which other event has it. `own` is the edited event. */
export function MaskVsField({ own }: { own: string | null }): ReactElement {
  const { t, locale, formats } = useText('manager.booking');
  const typed = (useWatch({ name: 'mask_vs' }) as string).trim();
  const prefix = useDebounced(typed);
  const isAsked = prefix === typed && MASK_VS_PATTERN.test(prefix);
  const { data: other } = useQuery({ ...eventWithPrefixQuery(prefix, own), enabled: isAsked });
  return (
    <>
      <TextField
        name="mask_vs"
        label={t('event.maskVs')}
        hint={t('event.maskVsHint')}
        inputMode="numeric"
        maxLength={4}
      />
      {isAsked && other && (
        <Alert tone="warning" live>
          {t('event.maskVsUsed', {
            title: textIn(other, 'title', locale),
            date: formats.date(other.date_start, 'short'),
          })}
        </Alert>
      )}
    </>
  );
}
