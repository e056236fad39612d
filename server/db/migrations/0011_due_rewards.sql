-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "card_transactions_due_index" ON "card_transactions" USING btree ("expected_at") WHERE "card_transactions"."reward_status" = 'pending';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "card_transactions_refunds_index" ON "card_transactions" USING btree ("refund_of") WHERE "card_transactions"."refund_of" is not null;