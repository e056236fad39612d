ALTER TABLE "reward_balances" ADD COLUMN "purchase_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no triggers.
UPDATE "reward_balances" AS "kept" SET "purchase_count" =
	(SELECT count(*) FROM "card_transactions" WHERE "card_transactions"."card_id" = "kept"."card_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_rewards"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "reward_balances" AS "kept" ("card_id", "client_id", "user_id", "pending_cents", "confirmed_cents", "earned_cents", "purchase_count")
	SELECT "card_id", "client_id", "user_id",
		TG_ARGV[0]::integer * coalesce(sum("reward_amount_cents" - "paid_out_cents") FILTER (WHERE "reward_status" = 'pending'), 0),
		TG_ARGV[0]::integer * coalesce(sum("reward_amount_cents" - "paid_out_cents") FILTER (WHERE "reward_status" = 'confirmed'), 0),
		TG_ARGV[0]::integer * coalesce(sum("reward_amount_cents") FILTER (WHERE "reward_status" IN ('confirmed', 'paid', 'forfeited')), 0),
		TG_ARGV[0]::integer * count(*)
	FROM "changed"
	WHERE EXISTS (SELECT FROM "cards" WHERE "cards"."id" = "card_id")
	GROUP BY "card_id", "client_id", "user_id"
	ON CONFLICT ("card_id") DO UPDATE SET
		"pending_cents" = "kept"."pending_cents" + "excluded"."pending_cents",
		"confirmed_cents" = "kept"."confirmed_cents" + "excluded"."confirmed_cents",
		"earned_cents" = "kept"."earned_cents" + "excluded"."earned_cents",
		"purchase_count" = "kept"."purchase_count" + "excluded"."purchase_count";
	RETURN NULL;
END $$;
