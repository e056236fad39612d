CREATE TABLE "ledger_checks" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" text,
	"differences" integer DEFAULT 0 NOT NULL,
	"last_differences" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"charge_id" uuid,
	"amount_cents" integer NOT NULL,
	"given_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "debts" ADD COLUMN "waiver_reason" text;--> statement-breakpoint
ALTER TABLE "plan_credits" ADD CONSTRAINT "plan_credits_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_credits" ADD CONSTRAINT "plan_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_credits" ADD CONSTRAINT "plan_credits_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_credits_client_id_user_id_index" ON "plan_credits" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "plan_credits_user_id_index" ON "plan_credits" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_credits_one_charge" ON "plan_credits" USING btree ("charge_id");
--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no triggers.
-- Older servers take a debt as open while "paid_at" is null: so a waiver sets it, too, and "pay_debts" leaves it alone.
CREATE OR REPLACE FUNCTION "keep_debts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (
			SELECT FROM "users" JOIN "clients" ON "clients"."id" = "users"."client_id" WHERE "users"."id" = OLD."user_id"
		) THEN
			RETURN OLD;
		END IF;
	ELSIF OLD."paid_at" IS NULL AND (NEW."waiver_reason" IS NULL OR NEW."paid_at" IS NOT NULL)
		AND to_jsonb(NEW) - 'charge_id' - 'paid_at' - 'waiver_reason' = to_jsonb(OLD) - 'charge_id' - 'paid_at' - 'waiver_reason' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'A debt is only ever begun, and then paid or waived.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- Of a month whose round-ups are waived, what stores gave can be passed on.
CREATE OR REPLACE FUNCTION "set_giving_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "contribution_months" AS "known" ("client_id", "user_id", "month", "amount_cents", "giving")
	SELECT DISTINCT "client_id", "user_id", "month", 0, 'due' FROM "changed"
	WHERE "month" IS NOT NULL AND "status" IN ('succeeded', 'waived')
	ON CONFLICT ("user_id", "month") DO UPDATE SET "giving" = 'due' WHERE "known"."giving" = 'waiting';
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The credit of an upgrade that a slow bank pays is given when its charge is settled, whichever version settles it.
CREATE FUNCTION "give_plan_credits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "plan_credits" SET "given_at" = coalesce("changed"."settles_at", "changed"."created_at") FROM "changed"
	WHERE "plan_credits"."charge_id" = "changed"."id" AND "plan_credits"."given_at" IS NULL
		AND "changed"."status" = 'succeeded';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "plan_credits_given" AFTER UPDATE ON "charges"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "give_plan_credits"();
--> statement-breakpoint
-- While something is owed it is due. The charge that pays it brings in the revenue, or the round-ups, itself; what is waived
-- stays revenue, or round-ups, that the program gave up.
SELECT "keep_in_ledger"('debts', $$
	('dues', CASE WHEN "paid_at" IS NULL THEN "amount_cents" ELSE 0 END),
	('duesWaived', CASE WHEN "waiver_reason" IS NOT NULL THEN "amount_cents" ELSE 0 END),
	('revenue', CASE WHEN ("paid_at" IS NULL OR "waiver_reason" IS NOT NULL) AND "month" IS NULL THEN - "amount_cents" ELSE 0 END),
	('roundUps', CASE WHEN ("paid_at" IS NULL OR "waiver_reason" IS NOT NULL) AND "month" IS NOT NULL THEN - "amount_cents" ELSE 0 END)$$,
	$$coalesce("paid_at", "begun_at")$$, $$'duesBegun'$$,
	$$CASE WHEN "waiver_reason" IS NULL THEN 'duesPaid' ELSE 'duesWaived' END$$);
--> statement-breakpoint
-- The price of an upgrade is what was charged and what unused time paid of it.
SELECT "keep_in_ledger"('plan_credits', $$
	('planCredits', CASE WHEN "given_at" IS NULL THEN 0 ELSE "amount_cents" END),
	('revenue', CASE WHEN "given_at" IS NULL THEN 0 ELSE - "amount_cents" END)$$,
	$$"given_at"$$, $$'planCredited'$$, $$'planCredited'$$);
--> statement-breakpoint
CREATE OR REPLACE VIEW "ledger_sources" AS
	SELECT "user_id", "account", "cents" FROM "ledger_of_card_transactions"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_payouts"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_charges"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_debts"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_donations"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_referrals"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_plan_credits";
--> statement-breakpoint
INSERT INTO "ledger_checks" DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO "backfills" ("name") VALUES ('plan_credits');
