CREATE TABLE "contribution_months" (
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "contribution_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "contribution_months" ADD CONSTRAINT "contribution_months_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_months" ADD CONSTRAINT "contribution_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "contribution_months" ("client_id", "user_id", "month", "amount_cents")
SELECT "client_id", "user_id", date_trunc('month', "purchased_at" AT TIME ZONE 'UTC')::date, sum("contribution_cents")
FROM "card_transactions" GROUP BY 1, 2, 3;
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
