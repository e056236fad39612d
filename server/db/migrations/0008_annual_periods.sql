-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "membership_subscriptions_annual_index" ON "membership_subscriptions" USING btree ("ends_at") WHERE "membership_subscriptions"."ends_at" - "membership_subscriptions"."starts_at" > interval '60 days';
