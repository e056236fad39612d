-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contribution_months_due_index" ON "contribution_months" USING btree ("month") WHERE "contribution_months"."giving" = 'due';
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "donations_once" ON "donations" USING btree ("user_id","month");