CREATE TABLE "affinities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"image_path" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"system" text NOT NULL,
	"last_digits" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"billing" boolean DEFAULT false NOT NULL,
	"platform_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_id" uuid,
	"card_id" uuid,
	"tier_id" uuid,
	"tier_plan_id" uuid,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"card_last_digits" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settles_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency_code" text NOT NULL,
	"support_email" text NOT NULL,
	"config" jsonb NOT NULL,
	"minimum_charge_cents" integer DEFAULT 1000 NOT NULL,
	"maximum_contribution_cents" integer DEFAULT 50000 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"membership_id" uuid NOT NULL,
	"tier_id" uuid,
	"tier_plan_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"tier_id" uuid,
	"tier_plan_id" uuid,
	"import_status" text,
	"activation_token_hash" text,
	"referral_rock_parent_id" text,
	"affiliate_id" text,
	"destination_code" text,
	"referral_code" text,
	"newsletter" boolean DEFAULT false NOT NULL,
	"max_round_up_cents" integer,
	"affinity_id" uuid,
	"cancel_reason" text,
	"cancel_comment" text,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"client_id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tier_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"tier_id" uuid NOT NULL,
	"price_cents" integer NOT NULL,
	"frequency" text NOT NULL,
	"chip_text" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"labels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"min_round_up_cents" integer,
	"max_round_up_cents" integer,
	"has_no_minimum" boolean DEFAULT false NOT NULL,
	"is_fixed_tier" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"frequency" text DEFAULT 'month' NOT NULL,
	"giveaway_tickets" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"permission_flag" text DEFAULT 'user' NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"client_newsletter" boolean DEFAULT false NOT NULL,
	"oauth_provider" text,
	"oauth_subject" text,
	"referred_by" text,
	"phone" text DEFAULT '' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"region" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"reward_id" uuid,
	"description" text NOT NULL,
	"brand" text,
	"amount_cents" integer NOT NULL,
	"round_up_amount_cents" integer DEFAULT 0 NOT NULL,
	"contribution_cents" integer DEFAULT 0 NOT NULL,
	"reward_amount_cents" integer DEFAULT 0 NOT NULL,
	"paid_out_cents" integer DEFAULT 0 NOT NULL,
	"reward_status" text,
	"reward_reason" text,
	"expected_at" timestamp (3) with time zone,
	"purchased_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"platform_name" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contribution_months" (
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "contribution_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"recipient" text NOT NULL,
	"month" date NOT NULL,
	"donated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"month" date NOT NULL,
	"is_drawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"card_id" uuid,
	"amount_cents" integer NOT NULL,
	"type" text DEFAULT 'payout' NOT NULL,
	"status" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"date_from" timestamp (3) with time zone,
	"date_to" timestamp (3) with time zone,
	"platform_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"reward_amount_cents" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_balances" (
	"card_id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"pending_cents" integer DEFAULT 0 NOT NULL,
	"confirmed_cents" integer DEFAULT 0 NOT NULL,
	"earned_cents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_locations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"reward_id" uuid NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"brand" text NOT NULL,
	"name_short" text NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'card_linked' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"earns_percent" double precision,
	"earns_cents" integer,
	"earns_from_cents" integer,
	"logo" text DEFAULT '' NOT NULL,
	"image" text,
	"url" text,
	"ends_at" timestamp (3) with time zone,
	"is_featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"minute" bigint NOT NULL,
	"address_hash" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_minute_address_hash_pk" PRIMARY KEY("minute","address_hash")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_client_id_user_id_key_pk" PRIMARY KEY("client_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'kept' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"salt" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"provider" text NOT NULL,
	"page" text NOT NULL,
	"referral_code" text,
	"browser_hash" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"browser" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_history_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"plan" text,
	"amount_cents" integer,
	"card_last_digits" text,
	"effective_at" timestamp (3) with time zone,
	"device" text,
	"browser" text,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset_milliseconds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_faults" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_faults_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order" jsonb NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_grants" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"client_id" text NOT NULL,
	"challenge" text NOT NULL,
	"identity" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affinities" ADD CONSTRAINT "affinities_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_subscription_id_membership_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."membership_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_tier_plan_id_tier_plans_id_fk" FOREIGN KEY ("tier_plan_id") REFERENCES "public"."tier_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_subscriptions" ADD CONSTRAINT "membership_subscriptions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_subscriptions" ADD CONSTRAINT "membership_subscriptions_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_subscriptions" ADD CONSTRAINT "membership_subscriptions_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_subscriptions" ADD CONSTRAINT "membership_subscriptions_tier_plan_id_tier_plans_id_fk" FOREIGN KEY ("tier_plan_id") REFERENCES "public"."tier_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_tier_plan_id_tier_plans_id_fk" FOREIGN KEY ("tier_plan_id") REFERENCES "public"."tier_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_affinity_id_affinities_id_fk" FOREIGN KEY ("affinity_id") REFERENCES "public"."affinities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "themes" ADD CONSTRAINT "themes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_plans" ADD CONSTRAINT "tier_plans_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_plans" ADD CONSTRAINT "tier_plans_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tiers" ADD CONSTRAINT "tiers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_transactions" ADD CONSTRAINT "card_transactions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_transactions" ADD CONSTRAINT "card_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_transactions" ADD CONSTRAINT "card_transactions_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_transactions" ADD CONSTRAINT "card_transactions_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_months" ADD CONSTRAINT "contribution_months_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_months" ADD CONSTRAINT "contribution_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_tickets" ADD CONSTRAINT "lottery_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_balances" ADD CONSTRAINT "reward_balances_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_balances" ADD CONSTRAINT "reward_balances_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_balances" ADD CONSTRAINT "reward_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_locations" ADD CONSTRAINT "reward_locations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_locations" ADD CONSTRAINT "reward_locations_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_history" ADD CONSTRAINT "account_history_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_history" ADD CONSTRAINT "account_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affinities_client_id_index" ON "affinities" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_user_id_platform_id_index" ON "cards" USING btree ("user_id","platform_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_primary" ON "cards" USING btree ("user_id") WHERE "cards"."billing";--> statement-breakpoint
CREATE INDEX "charges_client_id_user_id_created_at_index" ON "charges" USING btree ("client_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_once" ON "charges" USING btree ("subscription_id") WHERE "charges"."status" <> 'declined';--> statement-breakpoint
CREATE UNIQUE INDEX "membership_subscriptions_membership_id_starts_at_index" ON "membership_subscriptions" USING btree ("membership_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_client_id_referral_code_index" ON "memberships" USING btree ("client_id","referral_code");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_client_id_activation_token_hash_index" ON "memberships" USING btree ("client_id","activation_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "tier_plans_tier_id_frequency_index" ON "tier_plans" USING btree ("tier_id","frequency");--> statement-breakpoint
CREATE UNIQUE INDEX "tiers_client_id_name_index" ON "tiers" USING btree ("client_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "users_client_id_email_index" ON "users" USING btree ("client_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_client_id_oauth_provider_oauth_subject_index" ON "users" USING btree ("client_id","oauth_provider","oauth_subject");--> statement-breakpoint
CREATE INDEX "card_transactions_client_id_user_id_purchased_at_index" ON "card_transactions" USING btree ("client_id","user_id","purchased_at");--> statement-breakpoint
CREATE INDEX "card_transactions_card_id_purchased_at_index" ON "card_transactions" USING btree ("card_id","purchased_at");--> statement-breakpoint
CREATE INDEX "card_transactions_by_amount" ON "card_transactions" USING btree ("user_id","amount_cents","purchased_at","id");--> statement-breakpoint
CREATE INDEX "card_transactions_by_round_up" ON "card_transactions" USING btree ("user_id","round_up_amount_cents","purchased_at","id");--> statement-breakpoint
CREATE INDEX "card_transactions_by_contribution" ON "card_transactions" USING btree ("user_id","contribution_cents","purchased_at","id");--> statement-breakpoint
CREATE INDEX "card_transactions_by_reward" ON "card_transactions" USING btree ("user_id","reward_amount_cents","purchased_at","id");--> statement-breakpoint
CREATE INDEX "card_transactions_confirmed_index" ON "card_transactions" USING btree ("client_id","user_id","purchased_at","id") WHERE "card_transactions"."reward_status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "card_transactions_pending_index" ON "card_transactions" USING btree ("client_id","user_id","expected_at") WHERE "card_transactions"."reward_status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "categories_client_id_name_index" ON "categories" USING btree ("client_id","name");--> statement-breakpoint
CREATE INDEX "donations_client_id_user_id_donated_at_index" ON "donations" USING btree ("client_id","user_id","donated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_tickets_client_id_month_number_index" ON "lottery_tickets" USING btree ("client_id","month","number");--> statement-breakpoint
CREATE INDEX "lottery_tickets_client_id_user_id_index" ON "lottery_tickets" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "payouts_client_id_user_id_created_at_index" ON "payouts" USING btree ("client_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "referrals_client_id_user_id_created_at_index" ON "referrals" USING btree ("client_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "reward_balances_client_id_user_id_index" ON "reward_balances" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "reward_locations_reward_id_index" ON "reward_locations" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "reward_locations_client_id_index" ON "reward_locations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "rewards_client_id_category_index" ON "rewards" USING btree ("client_id","category");--> statement-breakpoint
CREATE INDEX "rewards_client_id_position_index" ON "rewards" USING btree ("client_id","position");--> statement-breakpoint
CREATE INDEX "outbox_mails_created_at_index" ON "outbox_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_resets_client_id_user_id_index" ON "password_resets" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at_index" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_created_at_index" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tries_expires_at_index" ON "tries" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_history_client_id_user_id_at_position_index" ON "account_history" USING btree ("client_id","user_id","at","position");--> statement-breakpoint
CREATE INDEX "account_history_client_id_at_index" ON "account_history" USING btree ("client_id","at");
--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no triggers.
-- Keeps reward_balances: each statement on transactions adds what its rows are, and takes away what they were.
CREATE FUNCTION "count_rewards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reward_balances" AS "kept" ("card_id", "client_id", "user_id", "pending_cents", "confirmed_cents", "earned_cents")
	SELECT "card_id", "client_id", "user_id",
		TG_ARGV[0]::integer * coalesce(sum("reward_amount_cents" - "paid_out_cents") FILTER (WHERE "reward_status" = 'pending'), 0),
		TG_ARGV[0]::integer * coalesce(sum("reward_amount_cents" - "paid_out_cents") FILTER (WHERE "reward_status" = 'confirmed'), 0),
		TG_ARGV[0]::integer * coalesce(sum("reward_amount_cents") FILTER (WHERE "reward_status" IN ('confirmed', 'paid', 'forfeited')), 0)
	FROM "changed"
	WHERE EXISTS (SELECT FROM "cards" WHERE "cards"."id" = "card_id")
	GROUP BY "card_id", "client_id", "user_id"
	ON CONFLICT ("card_id") DO UPDATE SET
		"pending_cents" = "kept"."pending_cents" + "excluded"."pending_cents",
		"confirmed_cents" = "kept"."confirmed_cents" + "excluded"."confirmed_cents",
		"earned_cents" = "kept"."earned_cents" + "excluded"."earned_cents";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rewards_inserted" AFTER INSERT ON "card_transactions"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rewards"('1');
--> statement-breakpoint
CREATE TRIGGER "rewards_before_update" AFTER UPDATE ON "card_transactions"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rewards"('-1');
--> statement-breakpoint
CREATE TRIGGER "rewards_updated" AFTER UPDATE ON "card_transactions"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rewards"('1');
--> statement-breakpoint
CREATE TRIGGER "rewards_deleted" AFTER DELETE ON "card_transactions"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_rewards"('-1');
--> statement-breakpoint
-- An entry is only ever added; it goes when its member goes.
CREATE FUNCTION "keep_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (
		SELECT FROM "users" JOIN "clients" ON "clients"."id" = "users"."client_id" WHERE "users"."id" = OLD."user_id"
	) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The account history is only ever added to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_history_kept" BEFORE UPDATE OR DELETE ON "account_history"
	FOR EACH ROW EXECUTE FUNCTION "keep_history"();
--> statement-breakpoint
-- Keeps contribution_months: each statement on transactions adds what its rows give, and takes away what they gave.
CREATE FUNCTION "count_contributions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "contribution_months" AS "kept" ("client_id", "user_id", "month", "amount_cents")
	SELECT "client_id", "user_id", date_trunc('month', "purchased_at" AT TIME ZONE 'UTC')::date,
		TG_ARGV[0]::integer * sum("contribution_cents")
	FROM "changed"
	WHERE EXISTS (SELECT FROM "users" WHERE "users"."id" = "user_id")
	GROUP BY 1, 2, 3
	HAVING sum("contribution_cents") <> 0
	ON CONFLICT ("user_id", "month") DO UPDATE SET
		"amount_cents" = "kept"."amount_cents" + "excluded"."amount_cents";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "contributions_inserted" AFTER INSERT ON "card_transactions"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_contributions"('1');
--> statement-breakpoint
CREATE TRIGGER "contributions_before_update" AFTER UPDATE ON "card_transactions"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_contributions"('-1');
--> statement-breakpoint
CREATE TRIGGER "contributions_updated" AFTER UPDATE ON "card_transactions"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_contributions"('1');
--> statement-breakpoint
CREATE TRIGGER "contributions_deleted" AFTER DELETE ON "card_transactions"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_contributions"('-1');
