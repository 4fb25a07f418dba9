-- The search over all sections of the back office.

-- The results of a search with the caller's rights: {people, reservations, tickets, events, orders, plants, articles,
-- bulletins, jobs}, each an array of at most five rows, newest first, plants by name. Only admins get people. Sections
-- that the caller may not open are empty, as are all for fewer than two characters. At most 200 matching rows of each
-- kind are read. A ticket is also found by its whole id and by its e-mail; orders and reservations by the phone number of
-- their person. Titles are found by the beginnings of their words: the Polish word for making wreaths contains a plane
-- tree.
create function search_everywhere(p_text text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_text text := left(btrim(coalesce(p_text, '')), 100);
  v_pattern text := '%' || regexp_replace(regexp_replace(v_text, '([\\%_])', '\\\1', 'g'), '\s+', '%', 'g') || '%';
  v_folded text := app.searchable(v_pattern);
  -- A pattern for each word, so that names are found in any order.
  v_words text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(app.searchable(v_text), '\s+') with ordinality as words (word, n)
    where word != '' order by n limit 8
  );
  -- Regular expressions for the beginning of each word.
  v_beginnings text[] := array(
    select '\m' || regexp_replace(word, '(\W)', '\\\1', 'g')
    from regexp_split_to_table(app.searchable(v_text), '\s+') with ordinality as words (word, n)
    where word != '' order by n limit 8
  );
  v_digits text := case when v_text ~ '^[0-9 +()./-]+$' then regexp_replace(v_text, '[^0-9]', '', 'g') else '' end;
  -- Nine digits are a whole number in Czechia, Slovakia and Poland; the country code may not be stored.
  v_is_phone boolean := length(v_digits) >= 6;
  v_searched text[] := array_fill('search'::text, array[cardinality(v_words)]);
  v_sales boolean := length(v_text) >= 2 and app.has_acl('sales');
  v_editor boolean := length(v_text) >= 2 and app.has_acl('editor');
  v_jobs boolean := length(v_text) >= 2 and (app.has_acl('jobs') or app.has_acl('sales'));
  v_people uuid[] := '{}';
  v_reservations uuid[] := '{}';
  v_orders uuid[] := '{}';
  v_articles uuid[];
  v_found jsonb := '{"people": [], "reservations": [], "tickets": [], "events": [], "orders": [], "plants": [], "articles": [], "bulletins": [], "jobs": []}';
begin
  if v_sales then
    v_people := app.found_profiles(v_searched, v_words, 200, true);
    v_reservations := app.found_reservations(v_searched, v_words, 200, true);
    if v_is_phone then
      v_people := v_people || app.found_profiles('{search}', array['%' || right(v_digits, 9) || '%'], 200);
      v_reservations := v_reservations || array(
        select id from public.booking_reservation where person_id = any (v_people) order by created_at desc limit 200
      );
    end if;
    v_orders := app.found_orders('{order_code}', array[v_pattern], 200);
    v_found := v_found || jsonb_build_object(
      'reservations', (
        select coalesce(jsonb_agg(to_jsonb(hit) order by created_at desc, id), '[]')
        from (
          select
            id, event_id, event_slot_id, person_name, person_email, person_state, variable_symbol, is_paid, amount, places,
            created_at
          from public.reservation_ticket_list
          where id = any (v_reservations) order by created_at desc, id limit 5
        ) hit
      ),
      'tickets', (
        select coalesce(jsonb_agg(to_jsonb(hit) order by created_at desc, id), '[]')
        from (
          select
            ticket.id, ticket.name_on_ticket, ticket.custom_email, ticket.created_at, reservation.event_id,
            reservation.event_slot_id, reservation.variable_symbol, reservation.person_state
          from (
            select * from public.booking_ticket
            where reservation_id = any (v_reservations) and app.searchable(name_on_ticket) like all (v_words)
            union
            select * from public.booking_ticket where custom_email = lower(v_text)
            union
            select * from public.booking_ticket
            where
              id = case
                when v_text ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then v_text::uuid
              end
          ) ticket
          join public.reservation_ticket_list reservation on reservation.id = ticket.reservation_id
          order by ticket.created_at desc, ticket.id limit 5
        ) hit
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(hit) order by date_start desc, id), '[]')
        from (
          select id, title, title_en, title_pl, date_start from public.booking_event
          where app.searchable(concat_ws(' ', title, title_en, title_pl, address)) ~ all (v_beginnings)
          order by date_start desc, id limit 5
        ) hit
      ),
      'orders', (
        select coalesce(jsonb_agg(to_jsonb(hit) order by created_at desc, id), '[]')
        from (
          select
            id, order_code, type, person_name, person_email, person_company, person_state, created_at, completed_at
          from public.web_orders
          where
            id = any (v_orders)
            or id = any (array(
              select id from public.shop_order where profile_id = any (v_people) order by created_at desc limit 200
            ))
          order by created_at desc, id limit 5
        ) hit
      ),
      'plants', (
        select coalesce(jsonb_agg(to_jsonb(hit) order by name), '[]')
        from (
          select id, name, name_cs, name_en, name_pl from public.product
          where id = any (app.found_products('{name,search}', array[v_pattern, v_folded], 200))
          order by name limit 5
        ) hit
      )
    );
  end if;
  if v_sales and app.has_acl('admin') then
    v_found := v_found || jsonb_build_object('people', (
      select coalesce(jsonb_agg(to_jsonb(hit) order by created_at desc, id), '[]')
      from (
        select profile.id, profile.name, profile.email, profile.company, profile.phone, profile.created_at, account.state
        from public.user_profile profile join public.auth_person account on account.id = profile.id
        where profile.id = any (v_people) order by profile.created_at desc, profile.id limit 5
      ) hit
    ));
  end if;
  if v_editor then
    v_articles := app.found_articles(array_fill('folded'::text, array[cardinality(v_words)]), v_words, 200, true);
    v_found := v_found || jsonb_build_object(
      'articles', (
        select coalesce(jsonb_agg(to_jsonb(hit) order by created_at desc, id), '[]')
        from (
          select id, title, tag, locale, created_at from public.news_item
          where id = any (v_articles) order by created_at desc, id limit 5
        ) hit
      ),
      'bulletins', (
        select coalesce(jsonb_agg(to_jsonb(hit) order by issue_number desc, locale), '[]')
        from (
          select id, issue_number, title, locale from public.news_bulletin
          where app.searchable(issue_number || ' ' || title) ~ all (v_beginnings)
          order by issue_number desc, locale limit 5
        ) hit
      )
    );
  end if;
  if v_jobs then
    v_found := v_found || jsonb_build_object('jobs', (
      select coalesce(jsonb_agg(to_jsonb(hit) order by created_at desc, id), '[]')
      from (
        select id, title, title_en, title_pl, created_at from public.job_position
        where app.searchable(concat_ws(' ', title, title_en, title_pl)) ~ all (v_beginnings)
        order by created_at desc, id limit 5
      ) hit
    ));
  end if;
  return v_found;
end
$$;
grant execute on function search_everywhere(text) to arbora_manager;
