import { isDoorFault, textIn, type TicketCheck } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { Verdict } from './verdict';

/** Returns a function that formats the reason of a verdict. */
export function useVerdictReason(): (verdict: Verdict, about: Pick<TicketCheck, 'event' | 'slot'>) => string {
  const { t, locale, formats } = useText('booking.check');
  return ({ kind, at }, { event, slot }) => {
    // A fault at the door may have a time, but its text names none.
    if (at && !isDoorFault(kind)) {
      return t(`check.why.${kind}At`, { at: `${formats.date(at, 'short')} ${formats.time(at)}` });
    }
    return t(`check.why.${kind}`, {
      event: event ? textIn(event, 'title', locale) : '',
      slot: slot ? textIn(slot, 'name', locale) : '',
      start: slot ? formats.dateTime(slot.date_start) : '',
    });
  };
}
