// Made by `npm run db:types` from supabase/migrations. Change those, not this file.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      ai_conversations: {
        Row: {
          created_at: string;
          id: string;
          status: string;
          title: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          status?: string;
          title: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          status?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      ai_messages: {
        Row: {
          content: string;
          conversation_id: string;
          created_at: string;
          id: number;
          role: string;
          user_id: string | null;
        };
        Insert: {
          content: string;
          conversation_id: string;
          created_at?: string;
          id?: never;
          role: string;
          user_id?: string | null;
        };
        Update: {
          content?: string;
          conversation_id?: string;
          created_at?: string;
          id?: never;
          role?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'ai_messages_conversation_id_fkey';
            columns: ['conversation_id'];
            isOneToOne: false;
            referencedRelation: 'ai_conversations';
            referencedColumns: ['id'];
          },
        ];
      };
      calculator_submissions: {
        Row: {
          audience_size: number;
          average_order_value: number;
          calculated_results: Json;
          created_at: string;
          email_flag: string | null;
          engagement_rate: number;
          factory_feasible: boolean | null;
          factory_recommendations: Json | null;
          factory_search_country: string | null;
          filled_in_ms: number | null;
          form_trap: string | null;
          id: string;
          made_in: string;
          notification_sent: boolean;
          product_category: string;
          product_description: string | null;
          session_id: string;
          tool_name: string;
          user_email: string;
        };
        Insert: {
          audience_size: number;
          average_order_value: number;
          calculated_results: Json;
          created_at?: string;
          email_flag?: string | null;
          engagement_rate: number;
          factory_feasible?: boolean | null;
          factory_recommendations?: Json | null;
          factory_search_country?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          made_in: string;
          notification_sent?: boolean;
          product_category: string;
          product_description?: string | null;
          session_id: string;
          tool_name?: string;
          user_email: string;
        };
        Update: {
          audience_size?: number;
          average_order_value?: number;
          calculated_results?: Json;
          created_at?: string;
          email_flag?: string | null;
          engagement_rate?: number;
          factory_feasible?: boolean | null;
          factory_recommendations?: Json | null;
          factory_search_country?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          made_in?: string;
          notification_sent?: boolean;
          product_category?: string;
          product_description?: string | null;
          session_id?: string;
          tool_name?: string;
          user_email?: string;
        };
        Relationships: [];
      };
      country_quiz_submissions: {
        Row: {
          created_at: string;
          email_flag: string | null;
          filled_in_ms: number | null;
          form_trap: string | null;
          id: string;
          notification_sent: boolean;
          quiz_answers: Json;
          readiness_score: number;
          recommended_strategy: string;
          top_countries: string[];
          user_email: string;
        };
        Insert: {
          created_at?: string;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          notification_sent?: boolean;
          quiz_answers: Json;
          readiness_score: number;
          recommended_strategy: string;
          top_countries: string[];
          user_email: string;
        };
        Update: {
          created_at?: string;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          notification_sent?: boolean;
          quiz_answers?: Json;
          readiness_score?: number;
          recommended_strategy?: string;
          top_countries?: string[];
          user_email?: string;
        };
        Relationships: [];
      };
      demand_test_emails: {
        Row: {
          created_at: string;
          email: string;
          email_flag: string | null;
          test_id: string;
          visitor: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          email_flag?: string | null;
          test_id: string;
          visitor: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          email_flag?: string | null;
          test_id?: string;
          visitor?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'demand_test_emails_test_id_fkey';
            columns: ['test_id'];
            isOneToOne: false;
            referencedRelation: 'demand_tests';
            referencedColumns: ['id'];
          },
        ];
      };
      demand_test_visits: {
        Row: {
          created_at: string;
          day: string;
          test_id: string;
          visitor: string;
        };
        Insert: {
          created_at?: string;
          day: string;
          test_id: string;
          visitor: string;
        };
        Update: {
          created_at?: string;
          day?: string;
          test_id?: string;
          visitor?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'demand_test_visits_test_id_fkey';
            columns: ['test_id'];
            isOneToOne: false;
            referencedRelation: 'demand_tests';
            referencedColumns: ['id'];
          },
        ];
      };
      demand_test_votes: {
        Row: {
          created_at: string;
          price_index: number;
          test_id: string;
          visitor: string;
        };
        Insert: {
          created_at?: string;
          price_index: number;
          test_id: string;
          visitor: string;
        };
        Update: {
          created_at?: string;
          price_index?: number;
          test_id?: string;
          visitor?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'demand_test_votes_test_id_fkey';
            columns: ['test_id'];
            isOneToOne: false;
            referencedRelation: 'demand_tests';
            referencedColumns: ['id'];
          },
        ];
      };
      demand_tests: {
        Row: {
          created_at: string;
          creator: string;
          ends_at: string;
          final_counts: Json | null;
          id: string;
          kind_id: string | null;
          motif: string | null;
          prices_usd: number[];
          product: string;
          secret_digest: string;
          tagline: string | null;
        };
        Insert: {
          created_at?: string;
          creator: string;
          ends_at: string;
          final_counts?: Json | null;
          id: string;
          kind_id?: string | null;
          motif?: string | null;
          prices_usd: number[];
          product: string;
          secret_digest: string;
          tagline?: string | null;
        };
        Update: {
          created_at?: string;
          creator?: string;
          ends_at?: string;
          final_counts?: Json | null;
          id?: string;
          kind_id?: string | null;
          motif?: string | null;
          prices_usd?: number[];
          product?: string;
          secret_digest?: string;
          tagline?: string | null;
        };
        Relationships: [];
      };
      factories: {
        Row: {
          capabilities: string[];
          categories: string[];
          certifications: string[];
          country: string;
          created_at: string;
          description: string;
          id: string;
          is_sample: boolean;
          kinds: string[];
          lead_time_days_max: number;
          lead_time_days_min: number;
          location: string;
          min_order: number;
          name: string;
          specialties: string[];
          unit_price_max_usd: number | null;
          unit_price_min_usd: number | null;
        };
        Insert: {
          capabilities?: string[];
          categories: string[];
          certifications?: string[];
          country: string;
          created_at?: string;
          description: string;
          id: string;
          is_sample?: boolean;
          kinds?: string[];
          lead_time_days_max: number;
          lead_time_days_min: number;
          location: string;
          min_order: number;
          name: string;
          specialties: string[];
          unit_price_max_usd?: number | null;
          unit_price_min_usd?: number | null;
        };
        Update: {
          capabilities?: string[];
          categories?: string[];
          certifications?: string[];
          country?: string;
          created_at?: string;
          description?: string;
          id?: string;
          is_sample?: boolean;
          kinds?: string[];
          lead_time_days_max?: number;
          lead_time_days_min?: number;
          location?: string;
          min_order?: number;
          name?: string;
          specialties?: string[];
          unit_price_max_usd?: number | null;
          unit_price_min_usd?: number | null;
        };
        Relationships: [];
      };
      knowledge_passages: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          keywords: string[];
          kind: string;
          page: string;
          path: string;
          search: unknown;
          section: string;
          title: string;
        };
        Insert: {
          body: string;
          created_at?: string;
          id: string;
          keywords?: string[];
          kind: string;
          page: string;
          path: string;
          search?: never;
          section?: string;
          title: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          keywords?: string[];
          kind?: string;
          page?: string;
          path?: string;
          search?: never;
          section?: string;
          title?: string;
        };
        Relationships: [];
      };
      notification_outbox: {
        Row: {
          attempts: number;
          body_html: string | null;
          body_text: string;
          created_at: string;
          dedupe_key: string | null;
          id: string;
          is_report: boolean;
          kind: string;
          last_error: string | null;
          mentioned_mailboxes: string[];
          next_attempt_at: string;
          recipient_email: string;
          recipient_mailbox: string;
          related_submission_id: string | null;
          reply_to: string | null;
          sent_at: string | null;
          status: string;
          subject: string;
        };
        Insert: {
          attempts?: number;
          body_html?: string | null;
          body_text: string;
          created_at?: string;
          dedupe_key?: string | null;
          id?: string;
          is_report?: never;
          kind: string;
          last_error?: string | null;
          mentioned_mailboxes?: never;
          next_attempt_at?: string;
          recipient_email: string;
          recipient_mailbox?: never;
          related_submission_id?: string | null;
          reply_to?: string | null;
          sent_at?: string | null;
          status?: string;
          subject: string;
        };
        Update: {
          attempts?: number;
          body_html?: string | null;
          body_text?: string;
          created_at?: string;
          dedupe_key?: string | null;
          id?: string;
          is_report?: never;
          kind?: string;
          last_error?: string | null;
          mentioned_mailboxes?: never;
          next_attempt_at?: string;
          recipient_email?: string;
          recipient_mailbox?: never;
          related_submission_id?: string | null;
          reply_to?: string | null;
          sent_at?: string | null;
          status?: string;
          subject?: string;
        };
        Relationships: [];
      };
      page_views: {
        Row: {
          created_at: string;
          id: number;
          page_path: string;
          page_title: string;
          session_id: string;
          user_id: string | null;
        };
        Insert: {
          created_at?: string;
          id?: never;
          page_path: string;
          page_title: string;
          session_id: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          id?: never;
          page_path?: string;
          page_title?: string;
          session_id?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      product_idea_generations: {
        Row: {
          created_at: string;
          email_flag: string | null;
          id: string;
          ideas: Json;
          selected_idea: Json | null;
          session_id: string;
          social_profile_url: string;
          user_email: string;
        };
        Insert: {
          created_at?: string;
          email_flag?: string | null;
          id?: string;
          ideas?: Json;
          selected_idea?: Json | null;
          session_id: string;
          social_profile_url: string;
          user_email: string;
        };
        Update: {
          created_at?: string;
          email_flag?: string | null;
          id?: string;
          ideas?: Json;
          selected_idea?: Json | null;
          session_id?: string;
          social_profile_url?: string;
          user_email?: string;
        };
        Relationships: [];
      };
      rfq_submissions: {
        Row: {
          certifications: string[];
          company: string | null;
          created_at: string;
          deadline: string | null;
          delivery_term: string | null;
          destination: string | null;
          email_flag: string | null;
          filled_in_ms: number | null;
          form_trap: string | null;
          id: string;
          materials: string | null;
          notes: string | null;
          notification_sent: boolean;
          origin: string | null;
          packaging: string | null;
          picture_count: number;
          product: string;
          quantities: number[];
          specification: string | null;
          target_price_usd: number | null;
          user_email: string;
        };
        Insert: {
          certifications?: string[];
          company?: string | null;
          created_at?: string;
          deadline?: string | null;
          delivery_term?: string | null;
          destination?: string | null;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          materials?: string | null;
          notes?: string | null;
          notification_sent?: boolean;
          origin?: string | null;
          packaging?: string | null;
          picture_count?: number;
          product: string;
          quantities: number[];
          specification?: string | null;
          target_price_usd?: number | null;
          user_email: string;
        };
        Update: {
          certifications?: string[];
          company?: string | null;
          created_at?: string;
          deadline?: string | null;
          delivery_term?: string | null;
          destination?: string | null;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          materials?: string | null;
          notes?: string | null;
          notification_sent?: boolean;
          origin?: string | null;
          packaging?: string | null;
          picture_count?: number;
          product?: string;
          quantities?: number[];
          specification?: string | null;
          target_price_usd?: number | null;
          user_email?: string;
        };
        Relationships: [];
      };
      sample_profiles: {
        Row: {
          avatar_url: string | null;
          average_comments: number | null;
          average_likes: number | null;
          bio: string | null;
          created_at: string;
          display_name: string | null;
          followers: number | null;
          handle: string;
          is_sample: boolean;
          likes: number | null;
          platform: string;
          posts: number | null;
          url: string;
          username: string;
        };
        Insert: {
          avatar_url?: string | null;
          average_comments?: number | null;
          average_likes?: number | null;
          bio?: string | null;
          created_at?: string;
          display_name?: string | null;
          followers?: number | null;
          handle: string;
          is_sample?: boolean;
          likes?: number | null;
          platform: string;
          posts?: number | null;
          url: string;
          username: string;
        };
        Update: {
          avatar_url?: string | null;
          average_comments?: number | null;
          average_likes?: number | null;
          bio?: string | null;
          created_at?: string;
          display_name?: string | null;
          followers?: number | null;
          handle?: string;
          is_sample?: boolean;
          likes?: number | null;
          platform?: string;
          posts?: number | null;
          url?: string;
          username?: string;
        };
        Relationships: [];
      };
      sourcing_tool_leads: {
        Row: {
          created_at: string;
          email: string;
          email_flag: string | null;
          filled_in_ms: number | null;
          form_trap: string | null;
          id: string;
          notification_sent: boolean;
          source: string;
        };
        Insert: {
          created_at?: string;
          email: string;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          notification_sent?: boolean;
          source?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          notification_sent?: boolean;
          source?: string;
        };
        Relationships: [];
      };
      strategy_submissions: {
        Row: {
          created_at: string;
          current_country: string;
          email_flag: string | null;
          filled_in_ms: number | null;
          form_trap: string | null;
          id: string;
          notification_sent: boolean;
          roadmap_data: Json;
          target_countries: string;
          timeline: string;
          user_email: string;
        };
        Insert: {
          created_at?: string;
          current_country: string;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          notification_sent?: boolean;
          roadmap_data: Json;
          target_countries?: string;
          timeline: string;
          user_email: string;
        };
        Update: {
          created_at?: string;
          current_country?: string;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          notification_sent?: boolean;
          roadmap_data?: Json;
          target_countries?: string;
          timeline?: string;
          user_email?: string;
        };
        Relationships: [];
      };
      swag_submissions: {
        Row: {
          company: string | null;
          contact_name: string;
          created_at: string;
          email_flag: string | null;
          filled_in_ms: number | null;
          form_trap: string | null;
          id: string;
          items: Json;
          kits: number | null;
          logo_name: string | null;
          needed_by: string | null;
          notes: string | null;
          notification_sent: boolean;
          user_email: string;
          zip: string | null;
        };
        Insert: {
          company?: string | null;
          contact_name: string;
          created_at?: string;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          items: Json;
          kits?: number | null;
          logo_name?: string | null;
          needed_by?: string | null;
          notes?: string | null;
          notification_sent?: boolean;
          user_email: string;
          zip?: string | null;
        };
        Update: {
          company?: string | null;
          contact_name?: string;
          created_at?: string;
          email_flag?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          id?: string;
          items?: Json;
          kits?: number | null;
          logo_name?: string | null;
          needed_by?: string | null;
          notes?: string | null;
          notification_sent?: boolean;
          user_email?: string;
          zip?: string | null;
        };
        Relationships: [];
      };
      tariff_china_lines: {
        Row: {
          created_at: string;
          heading: string;
          hts8: string;
          scope: string;
          ten_digit_codes: string[] | null;
          ten_digit_mode: string | null;
        };
        Insert: {
          created_at?: string;
          heading: string;
          hts8: string;
          scope: string;
          ten_digit_codes?: string[] | null;
          ten_digit_mode?: string | null;
        };
        Update: {
          created_at?: string;
          heading?: string;
          hts8?: string;
          scope?: string;
          ten_digit_codes?: string[] | null;
          ten_digit_mode?: string | null;
        };
        Relationships: [];
      };
      tariff_china_lists: {
        Row: {
          created_at: string;
          effective_from: string | null;
          first_effective: string | null;
          heading: string;
          list: string;
          rate_pct: number;
          source_id: string;
        };
        Insert: {
          created_at?: string;
          effective_from?: string | null;
          first_effective?: string | null;
          heading: string;
          list: string;
          rate_pct: number;
          source_id?: string;
        };
        Update: {
          created_at?: string;
          effective_from?: string | null;
          first_effective?: string | null;
          heading?: string;
          list?: string;
          rate_pct?: number;
          source_id?: string;
        };
        Relationships: [];
      };
      tariff_forced_labor_exemptions: {
        Row: {
          code: string;
          created_at: string;
          scope: string;
          source_id: string;
        };
        Insert: {
          code: string;
          created_at?: string;
          scope: string;
          source_id?: string;
        };
        Update: {
          code?: string;
          created_at?: string;
          scope?: string;
          source_id?: string;
        };
        Relationships: [];
      };
      tariff_forced_labor_origins: {
        Row: {
          code: string;
          created_at: string;
          effective_from: string;
          heading: string;
          mode: string;
          name: string;
          rate_pct: number;
          source_id: string;
        };
        Insert: {
          code: string;
          created_at?: string;
          effective_from: string;
          heading: string;
          mode: string;
          name: string;
          rate_pct: number;
          source_id?: string;
        };
        Update: {
          code?: string;
          created_at?: string;
          effective_from?: string;
          heading?: string;
          mode?: string;
          name?: string;
          rate_pct?: number;
          source_id?: string;
        };
        Relationships: [];
      };
      tariff_lines: {
        Row: {
          created_at: string;
          description: string;
          general_rate_text: string;
          hts8: string;
          other_rate_text: string;
          search: unknown;
          source_id: string;
          special_rate_text: string;
          units: string[];
        };
        Insert: {
          created_at?: string;
          description: string;
          general_rate_text: string;
          hts8: string;
          other_rate_text: string;
          search: unknown;
          source_id?: string;
          special_rate_text: string;
          units: string[];
        };
        Update: {
          created_at?: string;
          description?: string;
          general_rate_text?: string;
          hts8?: string;
          other_rate_text?: string;
          search?: unknown;
          source_id?: string;
          special_rate_text?: string;
          units?: string[];
        };
        Relationships: [];
      };
      tariff_section_232: {
        Row: {
          annex: string;
          created_at: string;
          effective_from: string;
          material: string;
          mode: string;
          prefix: string;
          rate_pct: number;
          source_id: string;
        };
        Insert: {
          annex: string;
          created_at?: string;
          effective_from: string;
          material: string;
          mode: string;
          prefix: string;
          rate_pct: number;
          source_id?: string;
        };
        Update: {
          annex?: string;
          created_at?: string;
          effective_from?: string;
          material?: string;
          mode?: string;
          prefix?: string;
          rate_pct?: number;
          source_id?: string;
        };
        Relationships: [];
      };
      tariff_sources: {
        Row: {
          as_of: string;
          created_at: string;
          detail: string;
          id: string;
          retrieved_on: string;
          title: string;
        };
        Insert: {
          as_of: string;
          created_at?: string;
          detail: string;
          id: string;
          retrieved_on: string;
          title: string;
        };
        Update: {
          as_of?: string;
          created_at?: string;
          detail?: string;
          id?: string;
          retrieved_on?: string;
          title?: string;
        };
        Relationships: [];
      };
      tariff_statistical_lines: {
        Row: {
          created_at: string;
          description: string;
          hts10: string;
        };
        Insert: {
          created_at?: string;
          description: string;
          hts10: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          hts10?: string;
        };
        Relationships: [];
      };
      tariff_terms: {
        Row: {
          confidence: string;
          created_at: string;
          hts8: string;
          lexemes: string[];
          note: string;
          source_id: string;
          term: string;
        };
        Insert: {
          confidence: string;
          created_at?: string;
          hts8: string;
          lexemes: string[];
          note?: string;
          source_id?: string;
          term: string;
        };
        Update: {
          confidence?: string;
          created_at?: string;
          hts8?: string;
          lexemes?: string[];
          note?: string;
          source_id?: string;
          term?: string;
        };
        Relationships: [];
      };
      tariff_words: {
        Row: {
          created_at: string;
          is_trade: boolean;
          lexeme: string;
          word: string;
        };
        Insert: {
          created_at?: string;
          is_trade: boolean;
          lexeme: string;
          word: string;
        };
        Update: {
          created_at?: string;
          is_trade?: boolean;
          lexeme?: string;
          word?: string;
        };
        Relationships: [];
      };
      visitor_sessions: {
        Row: {
          browser: string;
          created_at: string;
          device_type: string;
          is_authenticated: boolean;
          landing_page: string;
          last_activity: string;
          referrer: string | null;
          session_id: string;
          total_page_views: number;
          user_agent: string;
          user_id: string | null;
        };
        Insert: {
          browser: string;
          created_at?: string;
          device_type: string;
          is_authenticated?: boolean;
          landing_page: string;
          last_activity?: string;
          referrer?: string | null;
          session_id: string;
          total_page_views?: number;
          user_agent: string;
          user_id?: string | null;
        };
        Update: {
          browser?: string;
          created_at?: string;
          device_type?: string;
          is_authenticated?: boolean;
          landing_page?: string;
          last_activity?: string;
          referrer?: string | null;
          session_id?: string;
          total_page_views?: number;
          user_agent?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      apply_retention: {
        Args: {
          kept_months?: number;
          months_ahead?: number;
          today?: string;
        };
        Returns: Json;
      };
      begin_service_call: {
        Args: {
          at?: string;
          daily_ceiling?: number | null;
          service: string;
        };
        Returns: string;
      };
      count_demand_visit: {
        Args: {
          session_id: string;
          test_id: string;
        };
        Returns: boolean;
      };
      count_submissions_without_message: {
        Args: {
          stored_before: string;
        };
        Returns: {
          missing: number;
          oldest_at: string;
        }[];
      };
      create_demand_test: {
        Args: {
          creator: string;
          days: number;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          kind_id?: string | null;
          motif?: string | null;
          prices_usd: number[];
          product: string;
          session_id: string;
          tagline?: string | null;
        };
        Returns: Json;
      };
      delete_demand_test: {
        Args: {
          secret: string;
          test_id: string;
        };
        Returns: boolean;
      };
      demand_test: {
        Args: {
          test_id: string;
        };
        Returns: Json;
      };
      demand_test_addresses: {
        Args: {
          test_id: string;
        };
        Returns: string[];
      };
      demand_test_results: {
        Args: {
          secret: string;
          test_id: string;
        };
        Returns: Json;
      };
      email_flag: {
        Args: {
          address: string;
        };
        Returns: string;
      };
      end_demand_test: {
        Args: {
          secret: string;
          test_id: string;
        };
        Returns: boolean;
      };
      end_service_call: {
        Args: {
          at?: string;
          service: string;
          succeeded: boolean;
        };
        Returns: undefined;
      };
      erase_visitor: {
        Args: {
          email: string;
          whole_mailbox?: boolean;
        };
        Returns: Json;
      };
      find_factories: {
        Args: {
          capability_ids: string[];
          in_countries?: string[] | null;
          kind_ids: string[];
          max_results?: number;
          product_category?: string | null;
        };
        Returns: Database['public']['Tables']['factories']['Row'][];
        SetofOptions: {
          from: '*';
          to: 'factories';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_erasures: {
        Args: never;
        Returns: Json;
      };
      mark_submission_notified: {
        Args: {
          submission_id: string;
        };
        Returns: undefined;
      };
      match_knowledge: {
        Args: {
          max_results?: number;
          search_terms: string[];
          term_weights: number[];
        };
        Returns: {
          body: string;
          coverage: number;
          id: string;
          kind: string;
          page: string;
          path: string;
          rank: number;
          title: string;
        }[];
      };
      reapply_erasures: {
        Args: {
          list?: Json;
        };
        Returns: Json;
      };
      save_factory_results: {
        Args: {
          factory_feasible: boolean;
          factory_recommendations: Json;
          factory_search_country: string;
          product_description: string;
          session_id: string;
          submission_id?: string | null;
          user_email: string;
        };
        Returns: boolean;
      };
      save_selected_idea: {
        Args: {
          selected_idea: Json;
          session_id: string;
          social_profile_url: string;
          user_email: string;
        };
        Returns: boolean;
      };
      schedule_jobs: {
        Args: never;
        Returns: string[];
      };
      scheduled_jobs: {
        Args: never;
        Returns: {
          job: string;
          last_started_at: string;
          last_status: string;
          schedule: string;
        }[];
      };
      search_tariff_lines: {
        Args: {
          query: string;
          result_limit?: number;
        };
        Returns: {
          description: string;
          general_rate_text: string;
          hts8: string;
          matched_term: string;
          rank: number;
          term_confidence: string;
          term_note: string;
        }[];
      };
      service_status: {
        Args: {
          at?: string;
        };
        Returns: {
          breaker: string;
          calls_today: number;
          service: string;
        }[];
      };
      submissions_without_message: {
        Args: {
          max_rows: number;
          stored_before: string;
        };
        Returns: {
          event: string;
          submission: Json;
        }[];
      };
      take_token: {
        Args: {
          bucket_key: string;
          capacity: number;
          refill_per_minute: number;
        };
        Returns: number;
      };
      take_tokens: {
        Args: {
          bucket_keys: string[];
          capacities: number[];
          refills_per_minute: number[];
        };
        Returns: number;
      };
      tariff_line_facts: {
        Args: {
          code: string;
        };
        Returns: Json;
      };
      tariff_lines_facts: {
        Args: {
          codes: string[];
        };
        Returns: Json;
      };
      touch_visitor_session: {
        Args: {
          browser: string;
          device_type: string;
          landing_page: string;
          referrer?: string | null;
          session_id: string;
          user_agent: string;
        };
        Returns: undefined;
      };
      vote_in_demand_test: {
        Args: {
          consents?: boolean;
          email?: string | null;
          filled_in_ms?: number | null;
          form_trap?: string | null;
          price_index: number;
          session_id: string;
          test_id: string;
        };
        Returns: boolean;
      };
      withdraw_demand_vote: {
        Args: {
          session_id: string;
          test_id: string;
        };
        Returns: boolean;
      };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicTables = Database['public']['Tables'];

/** A row as it is read. */
export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
/** A row as it is inserted. */
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
/** The changes an update may make to a row. */
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
