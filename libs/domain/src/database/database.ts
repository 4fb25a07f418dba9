/**
 * What the data services show, in the shape that `@supabase/postgrest-js` understands. Written by database-type.test.ts
 * from the catalogue of the database and `backend/src/rest/resources`: after a change of either run it with
 * UPDATE_TYPES=1.
 */
import type {
  Acl,
  AuthRole,
  AutumnColor,
  BankStatementFormat,
  BankStatementResult,
  Basket,
  CancellationReason,
  CompanyType,
  Country,
  Dashboard,
  DocumentVersion,
  Employment,
  FileBucket,
  FileType,
  FlowerColor,
  FoundEverywhere,
  HiddenReason,
  InquiryQuoteState,
  Invoice,
  JobBenefit,
  LetterPayment,
  LetterReach,
  LetterTexts,
  ListedTicket,
  Locale,
  MailAlign,
  MailState,
  MatchedLine,
  NewsTopic,
  OfferedItem,
  OrderedBasket,
  PaymentOutcome,
  PersonState,
  PlantCompanion,
  PlantGrowth,
  PlantHabit,
  PlantLight,
  PlantList,
  PlantSoil,
  PlantUse,
  Preferences,
  ProductDashboard,
  ProductFlag,
  ProductWithPhotos,
  QuoteAnswer,
  QuoteDraftLine,
  QuoteLine,
  QuoteState,
  QuoteVat,
  RegistrationPrefs,
  RejectionReason,
  ReservationCustomData,
  TourScene,
  WebOrderType,
  WinterLook,
} from '..';

export interface Database {
  /** `/api/rest`. */
  public: {
    Tables: {
      bank_statement: {
        Row: {
          id: string;
          checksum: string;
          format: BankStatementFormat;
          file_name: string | null;
          account: string | null;
          number: string | null;
          date_from: string | null;
          date_to: string | null;
          lines: number;
          /** Null while its lines are being booked. */
          result: Omit<BankStatementResult, 'id'> | null;
          imported_by: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'bank_statement_imported_by_fkey';
            columns: ['imported_by'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
        ];
      };
      bank_transaction: {
        Row: {
          id: string;
          statement_id: string;
          line: number;
          account: string;
          transaction_id: string;
          /** Below zero for what went out. */
          amount: number;
          currency: string;
          booked_on: string;
          counter_account: string | null;
          counter_name: string | null;
          /** Variable symbol without leading zeros. */
          vs: string | null;
          message: string | null;
          outcome: PaymentOutcome;
          /** Of `ignored`: account, zero, outgoing, reversal, currency; of `places_gone`: see `PlacesGoneReason`; of `cancelled`: by whom. */
          reason: string | null;
          /** Of `amount_differs`: what came in all, less what is due; below zero when too little came. */
          difference: number | null;
          /** A reservation that exists, or one that was cancelled. */
          reservation_id: string | null;
          linked_by: string | null;
          linked_at: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'bank_transaction_statement_id_fkey';
            columns: ['statement_id'];
            isOneToOne: false;
            referencedRelation: 'bank_statement';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bank_transaction_linked_by_fkey';
            columns: ['linked_by'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_event: {
        Row: {
          id: string;
          title: string;
          title_en: string | null;
          title_pl: string | null;
          perex: string | null;
          perex_en: string | null;
          perex_pl: string | null;
          /** Plain text; an empty line begins a paragraph. */
          story: string | null;
          story_en: string | null;
          story_pl: string | null;
          /** What participants bring along. */
          bring: string | null;
          bring_en: string | null;
          bring_pl: string | null;
          /** The card of the person who leads it. */
          leader_id: string | null;
          address: string;
          date_start: string;
          date_end: string | null;
          is_public: boolean;
          /** First digits of the payment's variable symbol; fixed once a reservation exists. */
          mask_vs: string;
          hero_image: string | null;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          title: string;
          title_en?: string | null;
          title_pl?: string | null;
          perex?: string | null;
          perex_en?: string | null;
          perex_pl?: string | null;
          story?: string | null;
          story_en?: string | null;
          story_pl?: string | null;
          bring?: string | null;
          bring_en?: string | null;
          bring_pl?: string | null;
          leader_id?: string | null;
          address: string;
          date_start: string;
          date_end?: string | null;
          is_public?: boolean;
          mask_vs: string;
          hero_image?: string | null;
        };
        Update: {
          title?: string;
          title_en?: string | null;
          title_pl?: string | null;
          perex?: string | null;
          perex_en?: string | null;
          perex_pl?: string | null;
          story?: string | null;
          story_en?: string | null;
          story_pl?: string | null;
          bring?: string | null;
          bring_en?: string | null;
          bring_pl?: string | null;
          leader_id?: string | null;
          address?: string;
          date_start?: string;
          date_end?: string | null;
          is_public?: boolean;
          mask_vs?: string;
          hero_image?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_event_leader_id_fkey';
            columns: ['leader_id'];
            isOneToOne: false;
            referencedRelation: 'person_card';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_reservation: {
        Row: {
          id: string;
          event_slot_id: string;
          person_id: string;
          vs: string;
          is_paid: boolean;
          paid_at: string | null;
          /** Null for a free or paid reservation. */
          due_at: string | null;
          created_at: string;
          places: number;
          custom_data: ReservationCustomData;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          is_paid?: boolean;
          custom_data?: ReservationCustomData;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_reservation_event_slot_id_fkey';
            columns: ['event_slot_id'];
            isOneToOne: false;
            referencedRelation: 'booking_event_slot';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_reservation_event_slot_id_fkey';
            columns: ['event_slot_id'];
            isOneToOne: false;
            referencedRelation: 'event_slots_capacity';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'booking_reservation_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_ticket: {
        Row: {
          id: string;
          reservation_id: string;
          position: number | null;
          name_on_ticket: string;
          /** Data image of the QR code with the check link; empty until made. */
          qr: string | null;
          is_checked: boolean;
          checked_at: string | null;
          custom_email: string | null;
          custom_company: string | null;
          ico: string | null;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          name_on_ticket?: string;
          is_checked?: boolean;
          custom_email?: string | null;
          custom_company?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'booking_ticket_reservation_id_fkey';
            columns: ['reservation_id'];
            isOneToOne: false;
            referencedRelation: 'booking_reservation';
            referencedColumns: ['id'];
          },
        ];
      };
      job_application: {
        Row: {
          id: string;
          job_position_id: string | null;
          name: string;
          email: string;
          phone: string | null;
          message: string | null;
          locale: string;
          file_name: string;
          content_type: string;
          byte_size: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'job_application_job_position_id_fkey';
            columns: ['job_position_id'];
            isOneToOne: false;
            referencedRelation: 'job_position';
            referencedColumns: ['id'];
          },
        ];
      };
      job_position: {
        Row: {
          id: string;
          is_public: boolean;
          title: string;
          title_en: string | null;
          title_pl: string | null;
          perex: string;
          perex_en: string | null;
          perex_pl: string | null;
          body: string;
          body_en: string | null;
          body_pl: string | null;
          branch: string | null;
          employment: Employment;
          pay_from: number | null;
          pay_to: number | null;
          /** What `pay_from` and `pay_to` are for. */
          pay_period: 'month' | 'hour';
          benefits: JobBenefit[];
          contact_email: string | null;
          /** Days as `2027-03-01`. */
          starts_on: string | null;
          closes_on: string | null;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          is_public?: boolean;
          title: string;
          title_en?: string | null;
          title_pl?: string | null;
          perex?: string;
          perex_en?: string | null;
          perex_pl?: string | null;
          body?: string;
          body_en?: string | null;
          body_pl?: string | null;
          branch?: string | null;
          employment?: Employment;
          pay_from?: number | null;
          pay_to?: number | null;
          pay_period?: 'month' | 'hour';
          benefits?: JobBenefit[];
          contact_email?: string | null;
          starts_on?: string | null;
          closes_on?: string | null;
          created_at?: string;
        };
        Update: {
          is_public?: boolean;
          title?: string;
          title_en?: string | null;
          title_pl?: string | null;
          perex?: string;
          perex_en?: string | null;
          perex_pl?: string | null;
          body?: string;
          body_en?: string | null;
          body_pl?: string | null;
          branch?: string | null;
          employment?: Employment;
          pay_from?: number | null;
          pay_to?: number | null;
          pay_period?: 'month' | 'hour';
          benefits?: JobBenefit[];
          contact_email?: string | null;
          starts_on?: string | null;
          closes_on?: string | null;
          created_at?: string;
        };
        Relationships: [];
      };
      news_bulletin: {
        Row: {
          id: string;
          /** The same in all languages; with the language, the address of the issue. */
          issue_number: number;
          locale: Locale;
          title: string;
          perex: string;
          commentary_item_id: string | null;
          hero_item_id: string | null;
          is_published: boolean;
          /** A published issue appears at this moment, and is dated by it; null = at once. */
          publish_at: string | null;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          issue_number: number;
          locale?: Locale;
          title: string;
          perex?: string;
          commentary_item_id?: string | null;
          hero_item_id?: string | null;
          is_published?: boolean;
          publish_at?: string | null;
          created_at?: string;
        };
        Update: {
          issue_number?: number;
          locale?: Locale;
          title?: string;
          perex?: string;
          commentary_item_id?: string | null;
          hero_item_id?: string | null;
          is_published?: boolean;
          publish_at?: string | null;
          created_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'news_bulletin_commentary_item_id_fkey';
            columns: ['commentary_item_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'news_bulletin_hero_item_id_fkey';
            columns: ['hero_item_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
        ];
      };
      news_bulletin__news_item: {
        Row: {
          bulletin_id: string;
          item_id: string;
          position: number;
          /** `item_id` under the name that some reads use. */
          news_item_id: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          bulletin_id: string;
          item_id: string;
          position: number;
        };
        Update: {
          bulletin_id?: string;
          item_id?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'news_bulletin__news_item_bulletin_id_fkey';
            columns: ['bulletin_id'];
            isOneToOne: false;
            referencedRelation: 'news_bulletin';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'news_bulletin__news_item_item_id_fkey';
            columns: ['item_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
        ];
      };
      news_comment: {
        Row: {
          id: string;
          news_id: string;
          profile_id: string;
          body: string;
          created_at: string;
          edited_at: string | null;
          /** Why editors have hidden it; null = everyone sees it. */
          hidden_reason: HiddenReason | null;
          version: number;
          updated_at: string;
        };
        Insert: {
          news_id: string;
          profile_id: string;
          body: string;
        };
        Update: {
          body?: string;
          hidden_reason?: HiddenReason | null;
        };
        Relationships: [
          {
            foreignKeyName: 'news_comment_news_id_fkey';
            columns: ['news_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'news_comment_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
        ];
      };
      news_item: {
        Row: {
          id: string;
          slug: string;
          title: string;
          hero_image: string | null;
          perex: string;
          body: string;
          locale: Locale;
          tag: string;
          is_published: boolean;
          /** A published article appears at this moment, and is dated by it; null = at once. */
          publish_at: string | null;
          /** The same in all languages of one article. */
          translation_group: string | null;
          created_at: string;
          /** Null = new in the editors' list. */
          completed_at: string | null;
          /** Who wrote it, where `author_id` names no card. */
          author: string | null;
          author_id: string | null;
          topic: NewsTopic | null;
          /** Derived from `body`. */
          reading_minutes: number;
          /** What the picture shows; null = it only decorates. */
          hero_alt: string | null;
          version: number;
          updated_at: string;
        };
        Insert: {
          slug: string;
          title: string;
          hero_image?: string | null;
          perex?: string;
          body?: string;
          locale: Locale;
          tag?: string;
          is_published?: boolean;
          publish_at?: string | null;
          translation_group?: string | null;
          created_at?: string;
          completed_at?: string | null;
          author?: string | null;
          author_id?: string | null;
          topic?: NewsTopic | null;
          hero_alt?: string | null;
        };
        Update: {
          slug?: string;
          title?: string;
          hero_image?: string | null;
          perex?: string;
          body?: string;
          locale?: Locale;
          tag?: string;
          is_published?: boolean;
          publish_at?: string | null;
          translation_group?: string | null;
          created_at?: string;
          completed_at?: string | null;
          author?: string | null;
          author_id?: string | null;
          topic?: NewsTopic | null;
          hero_alt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'news_item_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'person_card';
            referencedColumns: ['id'];
          },
        ];
      };
      news_item__booking_event: {
        Row: {
          item_id: string;
          event_id: string;
          position: number;
          version: number;
          updated_at: string;
        };
        Insert: {
          item_id: string;
          event_id: string;
          position?: number;
        };
        Update: {
          item_id?: string;
          event_id?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'news_item__booking_event_item_id_fkey';
            columns: ['item_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'news_item__booking_event_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'booking_event';
            referencedColumns: ['id'];
          },
        ];
      };
      news_item__product: {
        Row: {
          item_id: string;
          product_id: string;
          position: number;
          version: number;
          updated_at: string;
        };
        Insert: {
          item_id: string;
          product_id: string;
          position?: number;
        };
        Update: {
          item_id?: string;
          product_id?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'news_item__product_item_id_fkey';
            columns: ['item_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'news_item__product_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'product';
            referencedColumns: ['id'];
          },
        ];
      };
      news_rating: {
        Row: {
          news_id: string;
          profile_id: string;
          created_at: string;
        };
        Insert: {
          news_id: string;
          profile_id: string;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'news_rating_news_id_fkey';
            columns: ['news_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'news_rating_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
        ];
      };
      offer: {
        Row: {
          id: string;
          title: string;
          title_en: string | null;
          title_pl: string | null;
          description: string | null;
          description_en: string | null;
          description_pl: string | null;
          hero_image: string | null;
          is_public: boolean;
          /** Last day, YYYY-MM-DD; null = until it is sold. */
          valid_until: string | null;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          title: string;
          title_en?: string | null;
          title_pl?: string | null;
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          hero_image?: string | null;
          is_public?: boolean;
          valid_until?: string | null;
        };
        Update: {
          title?: string;
          title_en?: string | null;
          title_pl?: string | null;
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          hero_image?: string | null;
          is_public?: boolean;
          valid_until?: string | null;
        };
        Relationships: [];
      };
      order_note: {
        Row: {
          order_id: string;
          /** For sales staff alone. */
          note: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          order_id: string;
          note: string;
        };
        Update: {
          note?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_note_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: true;
            referencedRelation: 'web_order';
            referencedColumns: ['id'];
          },
        ];
      };
      person_card: {
        Row: {
          id: string;
          name: string;
          position: string;
          position_en: string | null;
          position_pl: string | null;
          phone: string | null;
          email: string | null;
          branch: string | null;
          photo: string | null;
          body: string;
          body_en: string | null;
          body_pl: string | null;
          sort: number;
          is_public: boolean;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          name: string;
          position: string;
          position_en?: string | null;
          position_pl?: string | null;
          phone?: string | null;
          email?: string | null;
          branch?: string | null;
          photo?: string | null;
          body?: string;
          body_en?: string | null;
          body_pl?: string | null;
          sort?: number;
          is_public?: boolean;
        };
        Update: {
          name?: string;
          position?: string;
          position_en?: string | null;
          position_pl?: string | null;
          phone?: string | null;
          email?: string | null;
          branch?: string | null;
          photo?: string | null;
          body?: string;
          body_en?: string | null;
          body_pl?: string | null;
          sort?: number;
          is_public?: boolean;
        };
        Relationships: [];
      };
      photo: {
        Row: {
          id: string;
          /** Null: not assigned to anything yet. */
          folder_id: string | null;
          key: string;
          content_type: string;
          /** Of the original, in px. */
          width: number;
          height: number;
          title: string | null;
          title_en: string | null;
          title_pl: string | null;
          sort: number;
          is_main: boolean;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          folder_id?: string | null;
          title?: string | null;
          title_en?: string | null;
          title_pl?: string | null;
          sort?: number;
          is_main?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'photo_folder_id_fkey';
            columns: ['folder_id'];
            isOneToOne: false;
            referencedRelation: 'photo_folder';
            referencedColumns: ['id'];
          },
        ];
      };
      photo_folder: {
        Row: {
          id: string;
          name: string;
          product_id: string | null;
          photogallery_id: string | null;
          sort: number;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          name: string;
          product_id?: string | null;
          photogallery_id?: string | null;
          sort?: number;
        };
        Update: {
          name?: string;
          sort?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'photo_folder_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: true;
            referencedRelation: 'product';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'photo_folder_photogallery_id_fkey';
            columns: ['photogallery_id'];
            isOneToOne: true;
            referencedRelation: 'photogallery';
            referencedColumns: ['id'];
          },
        ];
      };
      photogallery: {
        Row: {
          id: string;
          name: string;
          name_en: string | null;
          name_pl: string | null;
          description: string | null;
          description_en: string | null;
          description_pl: string | null;
          sort: number;
          is_public: boolean;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          name: string;
          name_en?: string | null;
          name_pl?: string | null;
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          sort?: number;
          is_public?: boolean;
          created_at?: string;
        };
        Update: {
          name?: string;
          name_en?: string | null;
          name_pl?: string | null;
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          sort?: number;
          is_public?: boolean;
          created_at?: string;
        };
        Relationships: [];
      };
      planted_place: {
        Row: {
          id: string;
          title: string;
          title_en: string | null;
          title_pl: string | null;
          description: string | null;
          description_en: string | null;
          description_pl: string | null;
          /** Plants and their number. */
          planted: string | null;
          planted_en: string | null;
          planted_pl: string | null;
          planted_year: number | null;
          town: string;
          country: Country;
          /** In degrees, as `longitude`; both or neither. */
          latitude: number | null;
          longitude: number | null;
          image: string | null;
          sort: number;
          is_public: boolean;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          title: string;
          title_en?: string | null;
          title_pl?: string | null;
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          planted?: string | null;
          planted_en?: string | null;
          planted_pl?: string | null;
          planted_year?: number | null;
          town: string;
          country: Country;
          latitude?: number | null;
          longitude?: number | null;
          image?: string | null;
          sort?: number;
          is_public?: boolean;
        };
        Update: {
          title?: string;
          title_en?: string | null;
          title_pl?: string | null;
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          planted?: string | null;
          planted_en?: string | null;
          planted_pl?: string | null;
          planted_year?: number | null;
          town?: string;
          country?: Country;
          latitude?: number | null;
          longitude?: number | null;
          image?: string | null;
          sort?: number;
          is_public?: boolean;
        };
        Relationships: [];
      };
      product: {
        Row: {
          id: string;
          name: string;
          name_cs: string | null;
          name_en: string | null;
          name_pl: string | null;
          synonyms: string[];
          description: string | null;
          description_en: string | null;
          description_pl: string | null;
          photo: string | null;
          /** Of the grown plant. */
          height_cm: number | null;
          light: PlantLight[];
          soil: PlantSoil[];
          /** Months, 1 to 12; so are in_leaf, fruiting, planting and pruning. */
          flowering: number[];
          uses: PlantUse[];
          width_cm: number | null;
          habit: PlantHabit | null;
          growth: PlantGrowth | null;
          /** USDA zone. */
          hardiness_zone: number | null;
          in_leaf: number[];
          fruiting: number[];
          planting: number[];
          pruning: number[];
          flower_colors: FlowerColor[];
          autumn_colors: AutumnColor[];
          winter: WinterLook[];
          category_ids: string[];
          is_public: boolean;
          search: string;
          cids: string[];
          id_text: string;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          name?: string;
          name_cs?: string | null;
          name_en?: string | null;
          name_pl?: string | null;
          synonyms?: string[];
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          photo?: string | null;
          height_cm?: number | null;
          light?: PlantLight[];
          soil?: PlantSoil[];
          flowering?: number[];
          uses?: PlantUse[];
          width_cm?: number | null;
          habit?: PlantHabit | null;
          growth?: PlantGrowth | null;
          hardiness_zone?: number | null;
          in_leaf?: number[];
          fruiting?: number[];
          planting?: number[];
          pruning?: number[];
          flower_colors?: FlowerColor[];
          autumn_colors?: AutumnColor[];
          winter?: WinterLook[];
          category_ids?: string[];
        };
        Relationships: [];
      };
      product_category: {
        Row: {
          id: string;
          cid: string;
          cid_sub: string | null;
          name: string;
          name_en: string | null;
          name_pl: string | null;
          is_public: boolean;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          cid?: string;
          cid_sub?: string | null;
          name?: string;
          name_en?: string | null;
          name_pl?: string | null;
          is_public?: boolean;
        };
        Relationships: [];
      };
      product_item: {
        Row: {
          id: string;
          product_id: string;
          size_id: string | null;
          spec1: string | null;
          spec2: string | null;
          spec3: string | null;
          web_catalogue: boolean;
          flag: ProductFlag | null;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          size_id?: string | null;
          spec1?: string | null;
          spec2?: string | null;
          spec3?: string | null;
          web_catalogue?: boolean;
          flag?: ProductFlag | null;
        };
        Relationships: [
          {
            foreignKeyName: 'product_item_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'product';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'product_item_size_id_fkey';
            columns: ['size_id'];
            isOneToOne: false;
            referencedRelation: 'product_size';
            referencedColumns: ['id'];
          },
        ];
      };
      product_size: {
        Row: {
          id: string;
          name: string;
          position: number;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      quote: {
        Row: {
          id: string;
          inquiry_id: string;
          profile_id: string | null;
          /** 1 is the first version of the quote for an inquiry. */
          number: number;
          /** One that is `sent` can be accepted until the end of `valid_until`, Prague time. */
          state: QuoteState;
          items: QuoteLine[];
          /** In whose currency the prices are. */
          country: Country;
          vat: QuoteVat;
          /** Last day, YYYY-MM-DD. */
          valid_until: string;
          note: string;
          /** What the customer asked to be changed. */
          word: string | null;
          created_at: string;
          /** Member of the sales staff. */
          sent_by: string | null;
          answered_at: string | null;
          /** The order that it became. */
          order_id: string | null;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'quote_inquiry_id_fkey';
            columns: ['inquiry_id'];
            isOneToOne: false;
            referencedRelation: 'web_order';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'quote_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'quote_sent_by_fkey';
            columns: ['sent_by'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'quote_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'web_order';
            referencedColumns: ['id'];
          },
        ];
      };
      quote_draft: {
        Row: {
          inquiry_id: string;
          /** Lines whose price may still be missing. */
          items: QuoteDraftLine[];
          country: Country;
          vat: QuoteVat;
          /** Last day, YYYY-MM-DD; null = not decided. */
          valid_until: string | null;
          note: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          inquiry_id: string;
          items: QuoteDraftLine[];
          country: Country;
          vat: QuoteVat;
          valid_until?: string | null;
          note?: string;
        };
        Update: {
          items?: QuoteDraftLine[];
          country?: Country;
          vat?: QuoteVat;
          valid_until?: string | null;
          note?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'quote_draft_inquiry_id_fkey';
            columns: ['inquiry_id'];
            isOneToOne: true;
            referencedRelation: 'web_order';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_view: {
        Row: {
          id: string;
          profile_id: string;
          section: string;
          name: string;
          /** Search parameters of the address of the list. */
          params: string;
          row_height: 'compact' | 'comfortable';
          is_default: boolean;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          section: string;
          name: string;
          params: string;
          row_height?: 'compact' | 'comfortable';
          is_default?: boolean;
        };
        Update: {
          name?: string;
          params?: string;
          row_height?: 'compact' | 'comfortable';
          is_default?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_view_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
        ];
      };
      set_aside_payment: {
        Row: {
          transaction_id: string;
          /** Why a payment without a reservation needs no more work. */
          note: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          transaction_id: string;
          note: string;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'set_aside_payment_transaction_id_fkey';
            columns: ['transaction_id'];
            isOneToOne: true;
            referencedRelation: 'bank_transaction';
            referencedColumns: ['id'];
          },
        ];
      };
      static_file: {
        Row: {
          id: string;
          bucket: FileBucket;
          owner_id: string | null;
          name: string;
          content_type: FileType;
          byte_size: number;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'static_file_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
        ];
      };
      user_profile: {
        Row: {
          id: string;
          email: string;
          nickname: string | null;
          name: string | null;
          phone: string | null;
          ico: string | null;
          dic: string | null;
          company: string | null;
          street: string | null;
          city: string | null;
          zip: string | null;
          company_type: CompanyType | null;
          country: Country | null;
          /** Null for who is no staff. */
          acl: Acl[] | null;
          basket: Basket | null;
          locale: Locale;
          created_at: string;
          /** Grows with every saved basket; sent along with one, it refuses to overwrite another tab's (`shop.basket_stale`). */
          basket_version: number;
          /** Where the company sits: a key of `REGION_BRANCH`. */
          region: number | null;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          nickname?: string | null;
          name?: string | null;
          phone?: string | null;
          ico?: string | null;
          dic?: string | null;
          company?: string | null;
          street?: string | null;
          city?: string | null;
          zip?: string | null;
          company_type?: CompanyType | null;
          country?: Country | null;
          acl?: Acl[] | null;
          basket?: Basket | null;
          locale?: Locale;
          basket_version?: number;
          region?: number | null;
        };
        Relationships: [];
      };
      virtual_tour: {
        Row: {
          id: string;
          title: string;
          title_en: string | null;
          title_pl: string | null;
          description: string | null;
          description_en: string | null;
          description_pl: string | null;
          link: string;
          image: string;
          /** Without any, `link` opens the tour at its provider. */
          scenes: TourScene[];
          sort: number;
          is_public: boolean;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          title: string;
          title_en?: string | null;
          title_pl?: string | null;
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          link: string;
          image: string;
          scenes?: TourScene[];
          sort?: number;
          is_public?: boolean;
        };
        Update: {
          title?: string;
          title_en?: string | null;
          title_pl?: string | null;
          description?: string | null;
          description_en?: string | null;
          description_pl?: string | null;
          link?: string;
          image?: string;
          scenes?: TourScene[];
          sort?: number;
          is_public?: boolean;
        };
        Relationships: [];
      };
    };
    Views: {
      audit_list: {
        Row: {
          id: number;
          change_id: number;
          at: string;
          person_id: string | null;
          /** Null for a job, an instance or psql, and for an account that is gone. */
          person_email: string | null;
          person_state: PersonState | null;
          operation: string;
          table_name: string;
          row_key: string;
          document: string;
          before: Record<string, unknown> | null;
          after: Record<string, unknown> | null;
          undoes: number | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      bank_transaction_list: {
        Row: {
          id: string;
          statement_id: string;
          line: number;
          account: string;
          /** Below zero for what went out. */
          amount: number;
          currency: string;
          booked_on: string;
          counter_account: string | null;
          counter_name: string | null;
          /** Variable symbol without leading zeros. */
          vs: string | null;
          message: string | null;
          outcome: PaymentOutcome;
          /** Of `ignored`: account, zero, outgoing, reversal, currency; of `places_gone`: see `PlacesGoneReason`; of `cancelled`: by whom. */
          reason: string | null;
          /** Of `amount_differs`: what came in all, less what is due; below zero when too little came. */
          difference: number | null;
          /** A reservation that exists, or one that was cancelled. */
          reservation_id: string | null;
          linked_at: string | null;
          created_at: string;
          reservation_symbol: string | null;
          /** Null when the reservation is cancelled. */
          reservation_is_paid: boolean | null;
          reservation_cancelled_at: string | null;
          event_slot_id: string | null;
          event_id: string | null;
          event_title: string | null;
          person_email: string | null;
          person_name: string | null;
          person_state: PersonState | null;
          /** Why sales staff have set the payment aside; null unless they have. */
          aside_note: string | null;
          aside_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      booking_event_slot: {
        Row: {
          id: string;
          event_id: string;
          name: string;
          name_en: string | null;
          name_pl: string | null;
          date_start: string;
          /** CZK for one ticket; 0 = free. */
          price: number;
          /** E-mails the slot is kept for, empty = open to everyone. */
          whitelist: string[];
          /** Seats of the slot. */
          capacity_total: number;
          /** Seats one person may hold; null = no limit. */
          capacity_per_user: number | null;
          /** Whether capacity_per_user counts a company id's tickets together. */
          capacity_by_ico: boolean;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: {
          event_id?: string;
          name?: string;
          name_en?: string | null;
          name_pl?: string | null;
          date_start?: string;
          price?: number;
          whitelist?: string[];
          capacity_total?: number;
          capacity_per_user?: number | null;
          capacity_by_ico?: boolean;
        };
        Update: {
          name?: string;
          name_en?: string | null;
          name_pl?: string | null;
          date_start?: string;
          price?: number;
          whitelist?: string[];
          capacity_total?: number;
          capacity_per_user?: number | null;
          capacity_by_ico?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: 'event_slot_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'booking_event';
            referencedColumns: ['id'];
          },
        ];
      };
      booking_letter_list: {
        Row: {
          id: string;
          event_id: string;
          /** Null: it went to the people of all slots. */
          event_slot_id: string | null;
          slot_name: string | null;
          slot_name_en: string | null;
          slot_name_pl: string | null;
          payment: LetterPayment;
          with_guests: boolean;
          with_waiting: boolean;
          texts: LetterTexts;
          recipients: number;
          /** Mails that are still to be sent. */
          waiting: number;
          /** Mails whose delivery was given up. */
          failed: number;
          sent_at: string;
          sender_name: string | null;
          person_state: PersonState | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      cancelled_reservation_list: {
        Row: {
          id: string;
          event_slot_id: string;
          event_id: string | null;
          event_title: string | null;
          event_title_en: string | null;
          event_title_pl: string | null;
          slot_name: string | null;
          slot_name_en: string | null;
          slot_name_pl: string | null;
          slot_date: string | null;
          person_id: string;
          person_email: string | null;
          person_name: string | null;
          person_state: PersonState | null;
          variable_symbol: string | null;
          reason: CancellationReason;
          created_at: string | null;
          cancelled_at: string;
          /** When money came that could not revive it. */
          paid_at: string | null;
          ticket_count: number;
          amount: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      category_cover: {
        Row: {
          id: string;
          cid: string;
          name: string;
          name_en: string | null;
          name_pl: string | null;
          /** Picture of a plant of the category. */
          photo: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      event_slots_capacity: {
        Row: {
          id: string;
          event_id: string;
          used: number;
          togo: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'event_slot_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'booking_event';
            referencedColumns: ['id'];
          },
        ];
      };
      event_slots_customer: {
        Row: {
          id: string;
          event_id: string;
          person_id: string | null;
          name: string;
          name_en: string | null;
          name_pl: string | null;
          date_start: string;
          price: number;
          capacity_total: number;
          capacity_per_user: number | null;
          capacity_by_ico: boolean;
          used: number;
          togo: number;
          is_available: boolean;
          has_reservation: boolean;
          reservation_id: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      event_slots_tickets_by_ico: {
        Row: {
          id: string;
          ico: string;
          tickets: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      history_list: {
        Row: {
          id: number;
          /** The first entry of the same transaction: what `undo_change` takes back. */
          change_id: number;
          at: string;
          /** Null for a job, an instance or psql. */
          person_id: string | null;
          person_name: string | null;
          person_state: PersonState | null;
          request_id: string | null;
          operation: string;
          table_name: string;
          row_key: string;
          /** Rows that people see as one thing share it: `news_item:<translation group>`. */
          document: string;
          /** The document that the change took the row out of. */
          left_document: string | null;
          sections: Acl[];
          version: number;
          /** Columns that an update changed, all that are kept of a deleted row. */
          before: Record<string, unknown> | null;
          after: Record<string, unknown> | null;
          /** The change that this one took back, or the version that it restored. */
          undoes: number | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      katalog_items: {
        Row: {
          product_item_id: string;
          product_id: string;
          name: string;
          /** Czech (vernacular) name; may be missing. */
          name_cs: string | null;
          name_en: string | null;
          name_pl: string | null;
          category_ids: string[];
          size: string | null;
          size_position: number | null;
          spec1: string | null;
          spec2: string | null;
          photo: string | null;
          search: string;
          flag: ProductFlag | null;
          cids: string[];
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      katalog_items_full: {
        Row: {
          product_item_id: string;
          product_id: string;
          name: string;
          /** Czech (vernacular) name; may be missing. */
          name_cs: string | null;
          name_en: string | null;
          name_pl: string | null;
          category_ids: string[];
          /** Numbers of the categories, `cid` and `cid_sub` alike: `cids=cs.{11}` finds what is in a group of number 11. */
          cids: string[];
          size: string | null;
          size_position: number | null;
          size_id: string | null;
          spec1: string | null;
          spec2: string | null;
          spec3: string | null;
          web_catalogue: boolean;
          flag: ProductFlag | null;
          /** Whether a category of the plant is public. */
          is_public: boolean;
          photo: string | null;
          search: string;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      mail_list: {
        Row: {
          id: string;
          kind: string;
          /** Null: the nursery's own address. */
          recipient: string | null;
          /** The account with that address. */
          person_id: string | null;
          person_state: PersonState | null;
          locale: Locale;
          /** Of a mail that is not sent yet only where staff wrote it. */
          subject: string | null;
          status: MailState;
          attempts: number;
          last_error: string | null;
          created_at: string;
          /** When a queued mail is tried next. */
          next_attempt_at: string;
          sent_at: string | null;
          dead_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      news_comments: {
        Row: {
          id: string;
          news_id: string;
          profile_id: string;
          nickname: string | null;
          body: string;
          created_at: string;
          edited_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      news_comments_manager: {
        Row: {
          id: string;
          news_id: string;
          title: string;
          slug: string;
          locale: Locale;
          is_published: boolean;
          publish_at: string | null;
          profile_id: string;
          nickname: string | null;
          name: string | null;
          email: string;
          person_state: PersonState | null;
          body: string;
          created_at: string;
          edited_at: string | null;
          hidden_reason: HiddenReason | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      news_item_events: {
        Row: {
          item_id: string;
          position: number;
          event_id: string;
          title: string;
          title_en: string | null;
          title_pl: string | null;
          address: string;
          date_start: string;
          date_end: string | null;
          hero_image: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'news_item__booking_event_item_id_fkey';
            columns: ['item_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'news_item__booking_event_event_id_fkey';
            columns: ['event_id'];
            isOneToOne: false;
            referencedRelation: 'booking_event';
            referencedColumns: ['id'];
          },
        ];
      };
      news_item_plants: {
        Row: {
          item_id: string;
          position: number;
          product_id: string;
          name: string;
          /** Czech (vernacular) name; may be missing. */
          name_cs: string | null;
          name_en: string | null;
          name_pl: string | null;
          photo: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'news_item__product_item_id_fkey';
            columns: ['item_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'news_item__product_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'product';
            referencedColumns: ['id'];
          },
        ];
      };
      news_rating_counts: {
        Row: {
          news_id: string;
          count: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'news_rating_news_id_fkey';
            columns: ['news_id'];
            isOneToOne: false;
            referencedRelation: 'news_item';
            referencedColumns: ['id'];
          },
        ];
      };
      newsletter_audience: {
        Row: {
          id: string;
          position: number;
          name: string;
          name_en: string;
          name_pl: string;
          /** Number of confirmed addresses. */
          subscribers: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      newsletter_list: {
        Row: {
          id: string;
          subscription_id: string;
          /** Of the list when it was sent. */
          name: string;
          name_en: string;
          name_pl: string;
          subject: string;
          headline: string | null;
          align: MailAlign;
          body_html: string;
          person_id: string | null;
          /** E-mail of the account; null once erased. */
          author: string | null;
          person_state: PersonState | null;
          /** Subscribers when it was sent. */
          recipients: number;
          sent: number;
          waiting: number;
          failed: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      offer_list_public: {
        Row: {
          id: string;
          title: string;
          title_en: string | null;
          title_pl: string | null;
          description: string | null;
          description_en: string | null;
          description_pl: string | null;
          hero_image: string | null;
          /** Last day, YYYY-MM-DD; null = until it is sold. */
          valid_until: string | null;
          created_at: string;
          /** Lines that the caller can buy. */
          item_count: number;
          /** What its lines can be narrowed by. */
          filter_values: string[];
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      own_cancelled_reservation: {
        Row: {
          id: string;
          /** Event and slot are null once they were deleted. */
          event_id: string | null;
          event_title: string | null;
          event_title_en: string | null;
          event_title_pl: string | null;
          event_is_public: boolean;
          address: string | null;
          hero_image: string | null;
          slot_name: string | null;
          slot_name_en: string | null;
          slot_name_pl: string | null;
          slot_date: string | null;
          /** Seats that it held. */
          places: number;
          variable_symbol: string | null;
          /** `customer`, `last_ticket`: its holder; `unpaid`, `incomplete`: a job; `staff`: somebody else. */
          reason: CancellationReason;
          created_at: string | null;
          cancelled_at: string;
          /** Whether it had been paid; false for what was free. */
          was_paid: boolean;
          /** When money came that could not bring it back. */
          paid_at: string | null;
          /** CZK that came for it by bank transfer. */
          received: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      own_waiting: {
        Row: {
          id: string;
          event_slot_id: string;
          event_id: string;
          places: number;
          accepts_fewer: boolean;
          created_at: string;
          offered_places: number | null;
          offer_until: string | null;
          /** How many people are before in line. */
          before: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      photos_assortment: {
        Row: {
          product_id: string;
          name: string;
          name_cs: string | null;
          name_en: string | null;
          name_pl: string | null;
          folder_id: string | null;
          photo_count: number;
          /** Of the main picture. */
          key: string | null;
          last_photo_at: string | null;
          search: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      photos_recent: {
        Row: {
          id: string;
          /** Null: not assigned to anything yet. */
          folder_id: string | null;
          key: string;
          content_type: string;
          /** Of the original, in px. */
          width: number;
          height: number;
          byte_size: number;
          title: string | null;
          title_en: string | null;
          title_pl: string | null;
          sort: number;
          is_main: boolean;
          created_at: string;
          folder_name: string | null;
          product_id: string | null;
          product_name: string | null;
          photogallery_id: string | null;
          photogallery_name: string | null;
          created_by_name: string | null;
          person_state: PersonState | null;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      photos_unassigned: {
        Row: {
          id: string;
          /** Null: not assigned to anything yet. */
          folder_id: string | null;
          key: string;
          content_type: string;
          /** Of the original, in px. */
          width: number;
          height: number;
          byte_size: number;
          title: string | null;
          title_en: string | null;
          title_pl: string | null;
          sort: number;
          is_main: boolean;
          created_at: string;
          folder_name: string | null;
          product_id: string | null;
          product_name: string | null;
          photogallery_id: string | null;
          photogallery_name: string | null;
          created_by_name: string | null;
          person_state: PersonState | null;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      plant_articles: {
        Row: {
          product_id: string;
          id: string;
          locale: string;
          slug: string;
          title: string;
          perex: string;
          hero_image: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      plant_events: {
        Row: {
          product_id: string;
          id: string;
          title: string;
          title_en: string | null;
          title_pl: string | null;
          address: string;
          date_start: string;
          date_end: string | null;
          hero_image: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      product_item__offer: {
        Row: {
          id: string;
          offer_id: string;
          product_item_id: string;
          filter_value: string | null;
          inventory: number;
          price_cz: number | null;
          price_sk: number | null;
          price_pl: number | null;
          created_at: string;
          product_id: string;
          name: string;
          name_cs: string | null;
          name_en: string | null;
          name_pl: string | null;
          size: string | null;
          size_position: number | null;
          photo: string | null;
          search: string;
          item: OfferedItem;
          version: number;
          updated_at: string;
        };
        Insert: {
          offer_id?: string;
          product_item_id?: string;
          filter_value?: string | null;
          inventory?: number;
          price_cz?: number | null;
          price_sk?: number | null;
          price_pl?: number | null;
        };
        Update: {
          filter_value?: string | null;
          inventory?: number;
          price_cz?: number | null;
          price_sk?: number | null;
          price_pl?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'offer_item_offer_id_fkey';
            columns: ['offer_id'];
            isOneToOne: false;
            referencedRelation: 'offer';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'offer_item_product_item_id_fkey';
            columns: ['product_item_id'];
            isOneToOne: false;
            referencedRelation: 'product_item';
            referencedColumns: ['id'];
          },
        ];
      };
      reservation_check: {
        Row: {
          reservation_id: string;
          person_id: string;
          ticket_id: string;
          ticket_name_on_ticket: string;
          ticket_is_checked: boolean;
          slot_name: string;
          slot_name_en: string | null;
          slot_name_pl: string | null;
          event_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      reservation_ticket_list: {
        Row: {
          id: string;
          event_slot_id: string;
          event_id: string;
          person_id: string;
          person_email: string;
          person_name: string | null;
          person_company: string | null;
          person_state: PersonState | null;
          vs: string;
          /** `mask_vs` and the reservation's number: what the payer writes. */
          variable_symbol: string;
          is_paid: boolean;
          paid_at: string | null;
          due_at: string | null;
          created_at: string;
          places: number;
          ticket_count: number;
          checked_count: number;
          /** CZK. */
          amount: number;
          invoice: Invoice | null;
          version: number;
          tickets: ListedTicket[];
          /** Person, symbol and names on tickets in lower case without accents. */
          search: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      up_nicknames: {
        Row: {
          /** Of the own row, and of those whose comments the caller sees. */
          id: string | null;
          nickname: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      waiting_list: {
        Row: {
          id: string;
          event_slot_id: string;
          person_id: string;
          person_name: string | null;
          person_email: string;
          person_state: PersonState | null;
          places: number;
          accepts_fewer: boolean;
          created_at: string;
          offered_places: number | null;
          offer_until: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      web_order: {
        Row: {
          id: string;
          /** Null when the account is gone. */
          profile_id: string | null;
          basket: OrderedBasket;
          center: string;
          type: WebOrderType;
          order_code: string;
          created_at: string;
          /** Null = new. */
          completed_at: string | null;
          /** Sent along, it orders the basket of that version or nothing. */
          basket_version: number | null;
          version: number;
          updated_at: string;
        };
        Insert: {
          profile_id?: string | null;
          basket?: Basket;
          center?: string;
          type?: WebOrderType;
          basket_version?: number | null;
        };
        Update: {
          center?: string;
          completed_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'shop_order_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: false;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
        ];
      };
      web_orders: {
        Row: {
          id: string;
          order_code: string;
          type: WebOrderType;
          center: string;
          created_at: string;
          /** Null = new. */
          completed_at: string | null;
          basket: OrderedBasket;
          item_count: number;
          /** In the currency of `basket.country`; null when no line has a price. */
          total: number | null;
          /** Null when the account is gone. */
          profile_id: string | null;
          person_name: string | null;
          person_email: string | null;
          person_phone: string | null;
          person_company: string | null;
          person_ico: string | null;
          person_country: Country | null;
          person_state: PersonState | null;
          /** Of the latest quote for an inquiry; one that is `sent` expires after `quote_valid_until`. */
          quote_state: InquiryQuoteState;
          /** Last day of a quote that awaits an answer, YYYY-MM-DD, Prague. */
          quote_valid_until: string | null;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Functions: {
      accept_quote: {
        Args: {
          p_id: string;
        };
        Returns: QuoteAnswer;
      };
      booking_letter_reach: {
        Args: {
          p_event: string;
          p_payment: string;
          p_guests: boolean;
          p_waiting: boolean;
          p_slot?: string;
        };
        Returns: LetterReach;
      };
      document_version: {
        Args: {
          p_document: string;
          p_change: number;
        };
        Returns: DocumentVersion;
      };
      duplicate_event: {
        Args: {
          p_event: string;
          p_start: string;
        };
        Returns: string | null;
      };
      get_dashboard: {
        Args: never;
        Returns: Dashboard;
      };
      get_dashboard_product: {
        Args: never;
        Returns: ProductDashboard | null;
      };
      get_product_item_with_photos: {
        Args: {
          p_product_item_id: string;
        };
        Returns: ProductWithPhotos | null;
      };
      get_product_with_photos: {
        Args: {
          p_product_id: string;
        };
        Returns: ProductWithPhotos | null;
      };
      katalog_search: {
        Args: {
          query: string;
        };
        Returns: Database['public']['Views']['katalog_items']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'katalog_items';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      match_plant_lines: {
        Args: {
          lines: string[];
        };
        Returns: MatchedLine[];
      };
      plant_companions: {
        Args: {
          p_product_id: string;
        };
        Returns: PlantCompanion[];
      };
      plant_list: {
        Args: {
          query?: string;
          category?: string;
          size?: string;
          height?: string;
          light?: string;
          soil?: string;
          flowering?: string;
          use?: string;
          sort?: string;
          page?: number;
        };
        Returns: PlantList;
      };
      restore_version: {
        Args: {
          p_document: string;
          p_change: number;
          p_latest: number;
        };
        Returns: number | null;
      };
      retry_mails: {
        Args: {
          p_mails: string[];
        };
        Returns: number | null;
      };
      return_quote: {
        Args: {
          p_id: string;
          p_word: string;
        };
        Returns: QuoteAnswer;
      };
      save_offer_lines: {
        Args: {
          p_lines: unknown;
        };
        Returns: number | null;
      };
      save_rows: {
        Args: {
          p_table: string;
          p_rows: unknown;
        };
        Returns: number | null;
      };
      search_everywhere: {
        Args: {
          p_text: string;
        };
        Returns: FoundEverywhere;
      };
      send_quote: {
        Args: {
          p_inquiry: string;
          p_number: number;
          p_items: unknown;
          p_country: string;
          p_vat: string;
          p_valid_until: string;
          p_note?: string;
        };
        Returns: QuoteAnswer;
      };
      sort_photos: {
        Args: {
          p_ids: string[];
        };
        Returns: number | null;
      };
      undo_change: {
        Args: {
          p_change: number;
        };
        Returns: number | null;
      };
      withdraw_quote: {
        Args: {
          p_id: string;
        };
        Returns: QuoteAnswer;
      };
    };
  };
  /** `/api/at-rest`. */
  at_rest: {
    Tables: {
      auth_person: {
        Row: {
          id: string;
          email: string;
          roles: AuthRole[];
          allowed_apps: string[];
          prefs: RegistrationPrefs;
          is_blocked: boolean;
          state: PersonState | null;
          created_at: string;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          roles?: AuthRole[];
          allowed_apps?: string[];
          prefs?: RegistrationPrefs;
          is_blocked?: boolean;
        };
        Relationships: [];
      };
      kejval: {
        Row: {
          item: string;
          value: Preferences;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          value?: Preferences;
        };
        Relationships: [];
      };
      registration_decision: {
        Row: {
          person_id: string;
          is_approved: boolean;
          reason: RejectionReason | null;
          note: string | null;
          decided_by: string | null;
          decided_at: string;
          /** When it takes effect; until then it can be undone. */
          due_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'registration_decision_person_id_fkey';
            columns: ['person_id'];
            isOneToOne: true;
            referencedRelation: 'user_profile';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'registration_decision_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'auth_person';
            referencedColumns: ['id'];
          },
        ];
      };
      user_profile: {
        Row: {
          id: string;
          email: string;
          nickname: string | null;
          name: string | null;
          phone: string | null;
          ico: string | null;
          dic: string | null;
          company: string | null;
          street: string | null;
          city: string | null;
          zip: string | null;
          company_type: CompanyType | null;
          country: Country | null;
          /** Null for who is no staff. */
          acl: Acl[] | null;
          basket: Basket | null;
          locale: Locale;
          created_at: string;
          /** Grows with every saved basket; sent along with one, it refuses to overwrite another tab's (`shop.basket_stale`). */
          basket_version: number;
          /** Where the company sits: a key of `REGION_BRANCH`. */
          region: number | null;
          version: number;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          nickname?: string | null;
          name?: string | null;
          phone?: string | null;
          ico?: string | null;
          dic?: string | null;
          company?: string | null;
          street?: string | null;
          city?: string | null;
          zip?: string | null;
          company_type?: CompanyType | null;
          country?: Country | null;
          acl?: Acl[] | null;
          basket?: Basket | null;
          locale?: Locale;
          basket_version?: number;
          region?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'user_profile_id_fkey';
            columns: ['id'];
            isOneToOne: true;
            referencedRelation: 'auth_person';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      auth_events: {
        Row: {
          id: number;
          at: string;
          /** `login`, `login_failed`, `roles_changed` and the like. */
          event: string;
          person_id: string | null;
          /** Who did it, where that is someone else. */
          actor_id: string | null;
          actor_email: string | null;
          actor_state: PersonState | null;
          email: string | null;
          person_state: PersonState | null;
          address: string | null;
          user_agent: string | null;
          request_id: string | null;
          details: Record<string, unknown> | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Functions: Record<never, never>;
  };
}
