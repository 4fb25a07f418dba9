import { jest, type Mutation } from './mutation';

const RESERVE = jest('backend/src/booking/create-reservation');

/** Capacity, the waiting list, expiry and check-in. */
export const SEATS: readonly Mutation[] = [
  {
    name: 'limit-per-person-is-not-checked',
    file: 'backend/schema/booking/capacity.sql',
    search: '  if p_places > v_slot.capacity_per_user then\n',
    replace: '  if p_places > v_slot.capacity_total then\n',
    tests: RESERVE,
  },
  {
    name: 'limit-per-company-ignores-held-seats',
    file: 'backend/schema/booking/capacity.sql',
    search: '    if v_held + p_places > v_slot.capacity_per_user then\n',
    replace: '    if p_places > v_slot.capacity_per_user then\n',
    tests: jest('backend/src/booking/create-reservation', 'backend/schema/accounts/companies'),
  },
  {
    name: 'one-seat-too-many-is-sold',
    file: 'backend/schema/booking/capacity.sql',
    search: '  if v_held + p_places > v_slot.capacity_total then\n',
    replace: '  if v_held + p_places > v_slot.capacity_total + 1 then\n',
    tests: RESERVE,
  },
  {
    name: 'slot-is-not-locked',
    file: 'backend/schema/booking/capacity.sql',
    search: '  perform from public.event_slot where id = p_slot for no key update;\n',
    replace: '  perform from public.event_slot where id = p_slot;\n',
    tests: jest('backend/schema/booking/last-seats'),
  },
  {
    name: 'seats-of-waiting-list-are-sold',
    file: 'backend/schema/booking/capacity.sql',
    search: 'select coalesce(sum(places), 0) + app_private.claimed_seats(p_slot, p_person) into v_held',
    replace: 'select coalesce(sum(places), 0) into v_held',
    tests: jest('backend/schema/booking/waiting'),
  },
  {
    name: 'uninvited-person-reserves',
    file: 'backend/schema/booking/reserve.sql',
    search:
      '  if cardinality(v_slot.whitelist) > 0 and not lower(v_person.email) = any (v_slot.whitelist) and not p_staff then\n',
    replace: '  if cardinality(v_slot.whitelist) > 0 and v_person.email is null and not p_staff then\n',
    tests: RESERVE,
  },
  {
    name: 'party-that-takes-fewer-seats-is-skipped',
    file: 'backend/schema/booking/waiting.sql',
    search: '    continue when v_waiting.places > v_free and not v_waiting.accepts_fewer;\n',
    replace: '    continue when v_waiting.places > v_free;\n',
    tests: jest('backend/schema/booking/waiting'),
  },
  {
    name: 'job-cancels-reservation-with-used-ticket',
    file: 'backend/schema/booking/cancel.sql',
    search:
      '      and not exists (select from public.booking_ticket t where t.reservation_id = r.id and t.is_checked)\n    order by',
    replace: '    order by',
    tests: jest('backend/src/jobs/reservation-jobs'),
  },
  {
    name: 'unpaid-ticket-is-admitted',
    file: 'backend/schema/booking/check-in.sql',
    search: '    and not t.is_checked and r.is_paid and s.id = p_slot',
    replace: '    and not t.is_checked and s.id = p_slot',
    tests: jest('backend/schema/booking/check-in'),
  },
  {
    name: 'second-offline-admission-hides-the-first',
    file: 'backend/schema/booking/door.sql',
    search: '      if v_at < v_ticket.checked_at then\n',
    replace: '      if v_at > v_ticket.checked_at then\n',
    tests: jest('backend/src/booking/door-scans'),
  },
  {
    name: 'offline-device-admits-a-used-ticket',
    file: 'libs/domain/src/booking/door-verdict.ts',
    search: 'const usedAt = earlier(ticket.checked_at, admitted);',
    replace: 'const usedAt = admitted;',
    tests: jest('libs/domain/src/booking/door-verdict'),
  },
];
