-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_email_token_ends_at_index" ON "users" USING btree ("email_token_ends_at") WHERE "users"."email_token_ends_at" is not null;
