-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "referrals_due_index" ON "referrals" USING btree ("completes_at") WHERE "referrals"."status" = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "referrals_one_friend" ON "referrals" USING btree ("friend_id");