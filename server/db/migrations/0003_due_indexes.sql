-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cards_client_id_platform_id_index" ON "cards" USING btree ("client_id","platform_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "charges_pending_index" ON "charges" USING btree ("settles_at") WHERE "charges"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "charges_user_id_index" ON "charges" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "charges_subscription_id_index" ON "charges" USING btree ("subscription_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "charges_card_id_index" ON "charges" USING btree ("card_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "charges_tier_id_index" ON "charges" USING btree ("tier_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "charges_tier_plan_id_index" ON "charges" USING btree ("tier_plan_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "membership_subscriptions_client_id_index" ON "membership_subscriptions" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "membership_subscriptions_tier_id_index" ON "membership_subscriptions" USING btree ("tier_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "membership_subscriptions_tier_plan_id_index" ON "membership_subscriptions" USING btree ("tier_plan_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "memberships_due_index" ON "memberships" USING btree ("renews_at") WHERE "memberships"."status" = 'active';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "memberships_tier_id_index" ON "memberships" USING btree ("tier_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "memberships_tier_plan_id_index" ON "memberships" USING btree ("tier_plan_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "memberships_affinity_id_index" ON "memberships" USING btree ("affinity_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "card_transactions_reward_id_index" ON "card_transactions" USING btree ("reward_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contribution_months_client_id_index" ON "contribution_months" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "donations_user_id_index" ON "donations" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lottery_tickets_user_id_index" ON "lottery_tickets" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payouts_user_id_index" ON "payouts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payouts_card_id_index" ON "payouts" USING btree ("card_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "referrals_user_id_index" ON "referrals" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reward_balances_user_id_index" ON "reward_balances" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_user_id_index" ON "idempotency_keys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_mails_client_id_index" ON "outbox_mails" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "password_resets_user_id_index" ON "password_resets" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pending_sign_ins_client_id_index" ON "pending_sign_ins" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_client_id_index" ON "sessions" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_history_user_id_index" ON "account_history" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "tier_plans_client_id_index" ON "tier_plans" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_last_seen_at_index" ON "sessions" USING btree ("last_seen_at");
