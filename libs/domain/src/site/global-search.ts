import type { Row } from '../database/row';

type FoundTicket = Row<'booking_ticket', 'id' | 'name_on_ticket' | 'custom_email' | 'created_at'> &
  Row<'reservation_ticket_list', 'event_id' | 'event_slot_id' | 'variable_symbol' | 'person_state'>;

/** Response of `rpc/search_everywhere`: a few rows of each kind that the caller may read. */
export interface GlobalSearchResult {
  people: (Row<'user_profile', 'id' | 'name' | 'email' | 'company' | 'phone' | 'created_at'> &
    Row<'auth_person', 'state'>)[];
  reservations: Row<
    'reservation_ticket_list',
    | 'id'
    | 'event_id'
    | 'event_slot_id'
    | 'person_name'
    | 'person_email'
    | 'person_state'
    | 'variable_symbol'
    | 'is_paid'
    | 'amount'
    | 'places'
    | 'created_at'
  >[];
  tickets: FoundTicket[];
  events: Row<'booking_event', 'id' | 'title' | 'title_en' | 'title_pl' | 'date_start'>[];
  /** Includes inquiries. */
  orders: Row<
    'web_orders',
    | 'id'
    | 'order_code'
    | 'type'
    | 'person_name'
    | 'person_email'
    | 'person_company'
    | 'person_state'
    | 'created_at'
    | 'completed_at'
  >[];
  plants: Row<'product', 'id' | 'name' | 'name_cs' | 'name_en' | 'name_pl'>[];
  articles: Row<'news_item', 'id' | 'title' | 'tag' | 'locale' | 'created_at'>[];
  bulletins: Row<'news_bulletin', 'id' | 'issue_number' | 'title' | 'locale'>[];
  jobs: Row<'job_position', 'id' | 'title' | 'title_en' | 'title_pl' | 'created_at'>[];
}
