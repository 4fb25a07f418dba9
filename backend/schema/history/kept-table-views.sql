-- The tables that staff edit. Each has `version` and `updated_at`, maintained by triggers; `kept` are the columns whose
-- changes are recorded in the history, `left_out` all others. Secrets are never recorded.
--   sections     rights that open an entry; null: those in the row's own column `sections`
--   documents    `table:column`, the first non-null one is the document; `^table:column`: that of the row of `table`
--   is_whole     true: inserts and deletes are tracked too; false: only updates
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
    string_to_array(entry.kept, ' ') as kept,
    string_to_array(entry.left_out, ' ') as left_out,
    string_to_array(entry.not_undone, ' ') as not_undone,
    string_to_array(entry.not_counted, ' ') as not_counted
  from
    (
      values
        (
          'auth_person',
          '{admin}',
          'user_profile:id',
          false,
          'roles allowed_apps is_blocked',
          'id email prefs state created_at',
          '',
          ''
        ),
        (
          'user_profile',
          '{admin}',
          'user_profile:id',
          false,
          'nickname name phone ico dic company street city zip company_type country region acl locale',
          'id email basket basket_version created_at search',
          '',
          'basket basket_version'
        ),
        ('branch', '{admin}', 'branch:name', true, 'name position regions', '', '', ''),
        (
          'subscription',
          '{admin}',
          'subscription:id',
          true,
          'id position name name_en name_pl perex perex_en perex_pl',
          '',
          '',
          ''
        ),
        ('kejval', '{admin}', 'kejval:item', true, 'item value', '', '', ''),
        (
          'news_item',
          '{editor}',
          'news_item:translation_group news_item:id',
          true,
          'id slug title author author_id topic hero_image hero_alt perex body locale tag is_published publish_at translation_group created_at completed_at',
          'reading_minutes',
          '',
          ''
        ),
        (
          'news_item__product',
          '{editor}',
          '^news_item:item_id',
          true,
          'item_id product_id position is_placed',
          '',
          '',
          ''
        ),
        (
          'news_item__booking_event',
          '{editor}',
          '^news_item:item_id',
          true,
          'item_id event_id position is_placed',
          '',
          '',
          ''
        ),
        (
          'news_bulletin',
          '{editor}',
          'news_bulletin:issue_number',
          true,
          'id issue_number locale title perex commentary_item_id hero_item_id is_published publish_at created_at',
          '',
          '',
          ''
        ),
        (
          'news_bulletin__news_item',
          '{editor}',
          '^news_bulletin:bulletin_id',
          true,
          'bulletin_id item_id position',
          'news_item_id',
          '',
          ''
        ),
        (
          'news_comment',
          '{editor}',
          'news_comment:id',
          false,
          'hidden_reason',
          'id news_id profile_id body created_at edited_at search',
          '',
          ''
        ),
        (
          'photogallery',
          '{editor}',
          'photogallery:id',
          true,
          'id name name_en name_pl description description_en description_pl sort is_public created_at',
          '',
          '',
          ''
        ),
        (
          'job_position',
          '{jobs,sales}',
          'job_position:id',
          true,
          'id is_public title title_en title_pl perex perex_en perex_pl body body_en body_pl branch employment pay_from pay_to pay_period benefits contact_email starts_on closes_on created_at',
          '',
          '',
          ''
        ),
        (
          'person_card',
          '{editor}',
          'person_card:id',
          true,
          'id name position position_en position_pl phone email branch photo body body_en body_pl sort is_public created_at',
          'search',
          '',
          ''
        ),
        (
          'virtual_tour',
          '{editor}',
          'virtual_tour:id',
          true,
          'id title title_en title_pl description description_en description_pl link image scenes sort is_public created_at',
          '',
          '',
          ''
        ),
        (
          'planted_place',
          '{editor}',
          'planted_place:id',
          true,
          'id title title_en title_pl description description_en description_pl planted planted_en planted_pl planted_year town country latitude longitude image sort is_public created_at',
          '',
          '',
          ''
        ),
        (
          'product_category',
          '{sales}',
          'product_category:id',
          true,
          'id cid cid_sub name name_en name_pl is_public',
          '',
          '',
          ''
        ),
        ('product_size', '{sales}', 'product_size:id', true, 'id name position', '', '', ''),
        (
          'product',
          '{sales}',
          'product:id',
          true,
          'id name name_cs name_en name_pl synonyms description description_en description_pl photo category_ids height_cm light soil flowering uses width_cm habit growth hardiness_zone in_leaf fruiting planting pruning flower_colors autumn_colors winter',
          'is_public search cids id_text',
          '',
          'is_public search cids'
        ),
        (
          'product_item',
          '{sales}',
          'product:product_id',
          true,
          'id product_id size_id spec1 spec2 spec3 web_catalogue flag',
          '',
          '',
          ''
        ),
        (
          'offer',
          '{sales}',
          'offer:id',
          true,
          'id title title_en title_pl description description_en description_pl hero_image is_public valid_until created_at',
          '',
          '',
          ''
        ),
        (
          'offer_item',
          '{sales}',
          'offer:offer_id',
          true,
          'id offer_id product_item_id filter_value inventory price_cz price_sk price_pl created_at',
          '',
          '',
          ''
        ),
        (
          'shop_order',
          '{sales}',
          'shop_order:id',
          false,
          'center completed_at',
          'id profile_id basket type order_code created_at basket_version quote_state quote_valid_until',
          '',
          'quote_state quote_valid_until'
        ),
        (
          'quote',
          '{sales}',
          'shop_order:inquiry_id',
          false,
          'state',
          'id inquiry_id profile_id number items country vat valid_until note word created_at sent_by answered_at order_id',
          'state',
          ''
        ),
        (
          'quote_draft',
          '{sales}',
          'shop_order:inquiry_id',
          true,
          'inquiry_id items country vat valid_until note',
          '',
          '',
          ''
        ),
        ('set_aside_payment', '{sales}', 'set_aside_payment:transaction_id', true, 'transaction_id note', '', '', ''),
        ('order_note', '{sales}', 'shop_order:order_id', true, 'order_id note', '', '', ''),
        (
          'photo_folder',
          '{sales,editor}',
          'product:product_id photogallery:photogallery_id photo_folder:id',
          true,
          'id name product_id photogallery_id sort created_at',
          '',
          '',
          ''
        ),
        (
          'photo',
          '{sales,editor}',
          '^photo_folder:folder_id photo:id',
          true,
          'id folder_id key content_type width height byte_size sha256 title title_en title_pl sort is_main created_at',
          'shows',
          '',
          ''
        ),
        (
          'static_file',
          null,
          'static_file:id',
          true,
          'id bucket owner_id key name content_type byte_size sha256 created_at sections',
          '',
          '',
          ''
        ),
        (
          'booking_event',
          '{sales}',
          'booking_event:id',
          true,
          'id title title_en title_pl perex perex_en perex_pl story story_en story_pl bring bring_en bring_pl leader_id address date_start date_end is_public mask_vs hero_image created_at',
          '',
          '',
          ''
        ),
        (
          'event_slot',
          '{sales}',
          'booking_event:event_id',
          true,
          'id event_id name name_en name_pl date_start price whitelist capacity_total capacity_per_user capacity_by_ico created_at',
          '',
          '',
          ''
        ),
        (
          'booking_reservation',
          '{sales}',
          'booking_reservation:id',
          false,
          'is_paid custom_data',
          'id event_slot_id person_id vs paid_at due_at created_at places',
          'is_paid',
          ''
        ),
        (
          'booking_ticket',
          '{sales}',
          'booking_reservation:reservation_id',
          false,
          'name_on_ticket custom_email custom_company ico is_checked',
          'id reservation_id position qr checked_at created_at',
          'is_checked',
          'qr'
        )
    ) as entry (table_name, sections, documents, is_whole, kept, left_out, not_undone, not_counted);
