-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "password_resets_expires_at_index" ON "password_resets" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "account_history_origins" ON "account_history" USING btree ("at") WHERE "account_history"."browser" is not null or "account_history"."address" is not null or "account_history"."request_id" is not null;
