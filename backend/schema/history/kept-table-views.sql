-- The tables that staff edit. Each has `version` and `updated_at`, maintained by triggers. The history records the
-- columns `kept`. Secrets are never recorded.
--   sections     rights that open an entry; null: those in the row's own column `sections`
--   documents    `table:column`, the first non-null one is the document; `^table:column`: that of the row of `table`
--   is_whole     true: inserts and deletes are tracked too; false: only updates
--   columns      of a whole table: those that are not recorded, besides generated ones; of others: those that are
--   not_undone   kept columns that only their own functions change back
--   not_counted  columns whose change does not increment the version
create view app_private.kept_table
with (security_barrier = true)
as
  select
    entry.table_name,
    case
      when to_regclass('public.' || entry.table_name) is null then 'app_private.'
      else 'public.'
    end || entry.table_name as relation,
    entry.sections::text[] as sections,
    string_to_array(entry.documents, ' ') as documents,
    entry.is_whole,
    array(
      select attname::text
      from pg_catalog.pg_attribute
      where
        attrelid = coalesce(to_regclass('public.' || entry.table_name), to_regclass('app_private.' || entry.table_name))
        and attnum > 0
        and not attisdropped
        and attgenerated = ''
        and attname not in ('version', 'updated_at')
        and (attname = any (string_to_array(entry.columns, ' '))) != entry.is_whole
      order by attnum
    ) as kept,
    string_to_array(entry.columns, ' ') as columns,
    string_to_array(entry.not_undone, ' ') as not_undone,
    string_to_array(entry.not_counted, ' ') as not_counted
  from
    (
      values
        ('auth_person', '{admin}', 'user_profile:id', false, 'roles allowed_apps is_blocked', '', ''),
        (
          'user_profile',
          '{admin}',
          'user_profile:id',
          false,
          'nickname name phone ico dic company street city zip company_type country region acl locale',
          '',
          'basket basket_version'
        ),
        ('branch', '{admin}', 'branch:name', true, '', '', ''),
        ('subscription', '{admin}', 'subscription:id', true, '', '', ''),
        ('kejval', '{admin}', 'kejval:item', true, '', '', ''),
        ('news_item', '{editor}', 'news_item:translation_group news_item:id', true, '', '', ''),
        ('news_item__product', '{editor}', '^news_item:item_id', true, '', '', ''),
        ('news_item__booking_event', '{editor}', '^news_item:item_id', true, '', '', ''),
        ('news_bulletin', '{editor}', 'news_bulletin:issue_number', true, '', '', ''),
        ('news_bulletin__news_item', '{editor}', '^news_bulletin:bulletin_id', true, '', '', ''),
        ('news_comment', '{editor}', 'news_comment:id', false, 'hidden_reason', '', ''),
        ('photogallery', '{editor}', 'photogallery:id', true, '', '', ''),
        ('job_position', '{jobs,sales}', 'job_position:id', true, '', '', ''),
        ('person_card', '{editor}', 'person_card:id', true, '', '', ''),
        ('virtual_tour', '{editor}', 'virtual_tour:id', true, '', '', ''),
        ('planted_place', '{editor}', 'planted_place:id', true, '', '', ''),
        ('product_category', '{sales}', 'product_category:id', true, '', '', ''),
        ('product_size', '{sales}', 'product_size:id', true, '', '', ''),
        ('product', '{sales}', 'product:id', true, 'is_public search cids id_text', '', 'is_public search cids'),
        ('product_item', '{sales}', 'product:product_id', true, '', '', ''),
        ('offer', '{sales}', 'offer:id', true, '', '', ''),
        ('offer_item', '{sales}', 'offer:offer_id', true, '', '', ''),
        ('shop_order', '{sales}', 'shop_order:id', false, 'center completed_at', '', 'quote_state quote_valid_until'),
        ('quote', '{sales}', 'shop_order:inquiry_id', false, 'state', 'state', ''),
        ('quote_draft', '{sales}', 'shop_order:inquiry_id', true, '', '', ''),
        ('set_aside_payment', '{sales}', 'set_aside_payment:transaction_id', true, '', '', ''),
        ('order_note', '{sales}', 'shop_order:order_id', true, '', '', ''),
        (
          'photo_folder',
          '{sales,editor}',
          'product:product_id photogallery:photogallery_id photo_folder:id',
          true,
          '',
          '',
          ''
        ),
        ('photo', '{sales,editor}', '^photo_folder:folder_id photo:id', true, 'shows', '', ''),
        ('static_file', null, 'static_file:id', true, '', '', ''),
        ('booking_event', '{sales}', 'booking_event:id', true, '', '', ''),
        ('event_slot', '{sales}', 'booking_event:event_id', true, '', '', ''),
        ('booking_reservation', '{sales}', 'booking_reservation:id', false, 'is_paid custom_data', 'is_paid', ''),
        (
          'booking_ticket',
          '{sales}',
          'booking_reservation:reservation_id',
          false,
          'name_on_ticket custom_email custom_company ico is_checked',
          'is_checked',
          'qr'
        )
    ) as entry (table_name, sections, documents, is_whole, columns, not_undone, not_counted);
