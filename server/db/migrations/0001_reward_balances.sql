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
