import { textIn, transliterate, type Door, type DoorList } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, Button } from '@arbora/ui';
import { checkIcon, clockIcon } from '@arbora/ui/icons';
import { useId, useState, type ReactElement } from 'react';
import { HolderBadge } from './holder-badge';
import css from './check-in-rows.module.css';

const SHOWN_MAX = 8;
const fold = (text: string): string => transliterate(text).toLowerCase();

/** Whether each typed word begins a word of the name or the company. */
function isMatch(ticket: DoorList['tickets'][number], words: readonly string[]): boolean {
  const ticketWords = fold(`${ticket.name_on_ticket} ${ticket.custom_company ?? ''}`).split(/\s+/);
  return words.every((word) => ticketWords.some((ticketWord) => ticketWord.startsWith(word)));
}

interface GuestSearchProps {
  list: DoorList;
  door: Door;
  /** Ids of tickets checked in offline on this device and not sent yet. */
  admittedOffline: ReadonlySet<string>;
  onAdmit: (id: string) => void;
}

/** Finds a ticket by its holder's name; searches on the device, so it works without a network. */
export function GuestSearch({ list, door, admittedOffline, onAdmit }: GuestSearchProps): ReactElement {
  const { t } = useText('booking.checkIn');
  const { t: tCheck, locale } = useText('booking.check');
  const id = useId();
  const [text, setText] = useState('');
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found = words.length > 0 ? list.tickets.filter((ticket) => isMatch(ticket, words)) : [];
  const slots = new Map(list.slots.map((slot) => [slot.id, slot]));
  const isOfThisDoor = (slotId: string): boolean => door.slotId === null || door.slotId === slotId;
  const sorted = [...found].sort(
    (one, other) => Number(isOfThisDoor(other.slot_id)) - Number(isOfThisDoor(one.slot_id)),
  );
  return (
    <div className={css.search} role="search">
      <label className={css.label} htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        className={css.input}
        type="search"
        autoComplete="off"
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className={css.hint}>
        {t('searchHint')}
      </p>
      <ul role="list" className={css.found}>
        {sorted.slice(0, SHOWN_MAX).map((ticket) => {
          const slot = slots.get(ticket.slot_id);
          return (
            <li key={ticket.id} className={css.ticket}>
              <div className={css.words}>
                <strong>{ticket.name_on_ticket}</strong>
                <HolderBadge state={ticket.person_state} />
                <span className={css.slot}>
                  {[ticket.custom_company, slot && textIn(slot, 'name', locale)].filter(Boolean).join(' · ')}
                </span>
              </div>
              {ticket.checked_at !== null || admittedOffline.has(ticket.id) ? (
                <Badge icon={checkIcon}>{tCheck('check.verdict.used')}</Badge>
              ) : !ticket.is_paid ? (
                <Badge tone="warning" icon={clockIcon}>
                  {tCheck('check.verdict.unpaid')}
                </Badge>
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={tCheck('check.inName', { name: ticket.name_on_ticket })}
                  onClick={() => onAdmit(ticket.id)}
                >
                  {tCheck('check.in')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role="status" className={css.hint}>
        {words.length > 0 && found.length === 0 && t('searchNone')}
        {found.length > SHOWN_MAX && t('searchMore')}
      </p>
    </div>
  );
}
