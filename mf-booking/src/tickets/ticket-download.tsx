import { slug, textIn } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { Button, saveFile, useDateRangeText } from '@arbora/ui';
import { downloadIcon } from '@arbora/ui/icons';
import { useState, type ReactElement } from 'react';
import { slotEnd } from '../events/slot-end';
import type { ReservationDetail, Ticket } from '../reservations/reservations.queries';
import { drawTicket } from './draw-ticket';

/** Saves the ticket as a picture, for the phone's gallery or to send it on. */
export function TicketDownload(props: { ticket: Ticket; reservation: ReservationDetail }): ReactElement | null {
  const { ticket, reservation } = props;
  const { slot } = reservation;
  const { t, locale } = useText('booking.reservations');
  const rangeText = useDateRangeText();
  const [pending, setPending] = useState(false);
  const { qr } = ticket;
  if (qr === null) return null;

  async function save(code: string): Promise<void> {
    setPending(true);
    try {
      const picture = await drawTicket(code, {
        title: textIn(slot.event, 'title', locale),
        name: ticket.name_on_ticket,
        lines: [
          textIn(slot, 'name', locale),
          rangeText(slot.date_start, slotEnd(slot, slot.event)),
          slot.event.address,
        ],
      });
      saveFile(`${slug(`${t('tickets.file')} ${ticket.name_on_ticket}`)}.png`, picture);
    } catch {
      snackbar('error', t('tickets.downloadFailed'));
    } finally {
      setPending(false);
    }
  }
  return (
    <Button size="small" variant="quiet" icon={downloadIcon} pending={pending} onClick={() => void save(qr)}>
      {t('tickets.download')}
    </Button>
  );
}
