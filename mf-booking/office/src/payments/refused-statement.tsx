import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import type { Refusal } from './statement-fault';

/** Why a file was refused: its malformed line, or whose account it is of. */
export function RefusedStatement({ file, refusal }: { file: string; refusal: Refusal }): ReactElement {
  const { t, formats } = useText('manager.payments');
  if ('account' in refusal) return <>{t('upload.account', { file, ...refusal })}</>;
  const { line, reason } = refusal;
  const fault = t(reason === 'too_many' ? 'fault.tooMany' : `fault.${reason}`);
  return <>{t('upload.fault', { file, line: formats.number(line), fault })}</>;
}
