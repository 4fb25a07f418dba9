import type { BookingEvent } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useNavigate } from '@arbora/router';
import { Button } from '@arbora/ui';
import { mailIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { lettersHref } from '../booking-view-state';
import { useFormParam } from '../use-form-param';
import { LetterForm, type LetterFormProps } from './letter-form';

/** Opens the form of a letter. */
export function WriteButton(): ReactElement {
  const { t } = useText('manager.booking');
  const form = useFormParam();
  return (
    <Button variant="secondary" icon={mailIcon} onClick={() => form.open('letter')}>
      {t('letters.write')}
    </Button>
  );
}

/** The form of a letter; sending opens the list with its progress. */
export function WriteLetter(props: Omit<LetterFormProps, 'onClosed'> & { event: BookingEvent }): ReactElement {
  const form = useFormParam();
  const navigate = useNavigate();
  const toLetters = (): void => void navigate(lettersHref(props.event.id, props.slotId), { replace: true });
  return <LetterForm {...props} onClosed={(sent) => (sent ? toLetters() : form.close())} />;
}
