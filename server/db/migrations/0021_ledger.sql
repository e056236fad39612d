CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_pk" PRIMARY KEY("entry_id","account")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_user_id_index" ON "ledger_entries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("source_id","kind") WHERE "ledger_entries"."kind" <> 'corrected';--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no triggers.
-- An entry is only ever added; it goes when its member goes.
CREATE FUNCTION "keep_ledger_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (
		SELECT FROM "users" JOIN "clients" ON "clients"."id" = "users"."client_id" WHERE "users"."id" = OLD."user_id"
	) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The ledger is only ever added to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE ON "ledger_entries"
	FOR EACH ROW EXECUTE FUNCTION "keep_ledger_entries"();
--> statement-breakpoint
CREATE FUNCTION "keep_ledger_postings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "ledger_entries" WHERE "id" = OLD."entry_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The ledger is only ever added to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_postings_kept" BEFORE UPDATE OR DELETE ON "ledger_postings"
	FOR EACH ROW EXECUTE FUNCTION "keep_ledger_postings"();
--> statement-breakpoint
-- All sides of an entry are written by one statement, so that no constraint has to wait for the transaction's end.
CREATE FUNCTION "balance_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"unequal" bigint;
BEGIN
	SELECT "entry_id" INTO "unequal" FROM "added" GROUP BY "entry_id" HAVING sum("amount_cents") <> 0 LIMIT 1;
	IF "unequal" IS NOT NULL THEN
		RAISE EXCEPTION 'The sides of entry % of the ledger are not equal.', "unequal" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_balanced" AFTER INSERT ON "ledger_postings"
	REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "balance_ledger"();
--> statement-breakpoint
-- Has triggers on a table write entries: of what its rows post (`postings`, rows of account and cents), when it happened,
-- and of which kind it is where a row is added or changed. A change posts the difference. Calling it again replaces them.
-- The view of the table, ledger_of_…, tells what its rows post altogether.
CREATE FUNCTION "keep_in_ledger"("source" text, "postings" text, "happened" text, "added_kind" text, "changed_kind" text)
RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
	"posted" text := format('CROSS JOIN LATERAL (VALUES %s) AS "posting" ("account", "cents") WHERE "cents" <> 0', "postings");
BEGIN
	EXECUTE format('CREATE OR REPLACE VIEW %I AS SELECT "id", "user_id", "account", "cents" FROM %I %s',
		'ledger_of_' || "source", "source", "posted");
	EXECUTE format($sql$
		CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $body$
		BEGIN
			WITH "numbered" AS MATERIALIZED (
				SELECT nextval('ledger_entries_id_seq') AS "entry_id", %s AS "entry_kind", "added".* FROM "added"
				WHERE EXISTS (SELECT FROM (VALUES %s) AS "posting" ("account", "cents") WHERE "cents" <> 0)
					AND (SELECT "known"."id" FROM "ledger_entries" AS "known" WHERE "known"."source_id" = "added"."id"
						AND "known"."kind" = %s AND "known"."kind" <> 'corrected' LIMIT 1) IS NULL
			), "made" AS (
				INSERT INTO "ledger_entries" ("id", "client_id", "user_id", "at", "kind", "source_id") OVERRIDING SYSTEM VALUE
				SELECT "entry_id", "client_id", "user_id", %s, "entry_kind", "id" FROM "numbered"
			)
			INSERT INTO "ledger_postings" ("entry_id", "account", "amount_cents")
			SELECT "entry_id", "account", "cents" FROM "numbered" %s;
			RETURN NULL;
		END $body$
	$sql$, 'enter_added_' || "source", "added_kind", "postings", "added_kind", "happened", "posted");
	EXECUTE format($sql$
		CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $body$
		BEGIN
			WITH "effects" AS (
				SELECT "id", "account", coalesce("present"."cents", 0) - coalesce("former"."cents", 0) AS "cents"
				FROM (SELECT "id", "account", "cents" FROM "changed" %s) AS "present"
				FULL JOIN (SELECT "id", "account", "cents" FROM "replaced" %s) AS "former" USING ("id", "account")
				WHERE "present"."cents" IS DISTINCT FROM "former"."cents"
			), "made" AS (
				INSERT INTO "ledger_entries" ("client_id", "user_id", "at", "kind", "source_id")
				SELECT "client_id", "user_id", %s, CASE WHEN EXISTS (
					SELECT FROM "ledger_entries" AS "known"
					WHERE "known"."source_id" = "changed"."id" AND "known"."kind" = %s AND "known"."kind" <> 'corrected'
				) THEN 'corrected' ELSE %s END, "id"
				FROM "changed" WHERE "id" IN (SELECT "id" FROM "effects")
				RETURNING "id" AS "entry_id", "source_id"
			)
			INSERT INTO "ledger_postings" ("entry_id", "account", "amount_cents")
			SELECT "entry_id", "account", "cents" FROM "made" JOIN "effects" ON "effects"."id" = "source_id";
			RETURN NULL;
		END $body$
	$sql$, 'enter_changed_' || "source", "posted", "posted", "happened", "changed_kind", "changed_kind");
	EXECUTE format('CREATE OR REPLACE TRIGGER "ledger_added" AFTER INSERT ON %I
		REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION %I()', "source", 'enter_added_' || "source");
	EXECUTE format('CREATE OR REPLACE TRIGGER "ledger_changed" AFTER UPDATE ON %I
		REFERENCING OLD TABLE AS "replaced" NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION %I()',
		"source", 'enter_changed_' || "source");
END $make$;
--> statement-breakpoint
SELECT "keep_in_ledger"('card_transactions', $$
	('merchants', CASE WHEN "reward_status" IN ('pending', 'confirmed', 'paid', 'forfeited') THEN "reward_amount_cents" ELSE 0 END
		+ CASE WHEN "round_up_amount_cents" = 0 THEN "contribution_cents" ELSE 0 END),
	('cashBackPending', CASE WHEN "reward_status" = 'pending' THEN - "reward_amount_cents" ELSE 0 END),
	('cashBackConfirmed', CASE WHEN "reward_status" IN ('confirmed', 'paid', 'forfeited') THEN - "reward_amount_cents" ELSE 0 END),
	('givingToPassOn', CASE WHEN "round_up_amount_cents" = 0 THEN - "contribution_cents" ELSE 0 END),
	('roundUps', CASE WHEN "round_up_amount_cents" <> 0 THEN "contribution_cents" ELSE 0 END),
	('givingPledged', CASE WHEN "round_up_amount_cents" <> 0 THEN - "contribution_cents" ELSE 0 END)$$,
	$$CASE WHEN "reward_status" = 'pending' THEN "purchased_at" ELSE coalesce("expected_at", "purchased_at") END$$,
	$$'purchased'$$,
	$$CASE "reward_status" WHEN 'confirmed' THEN 'cashBackConfirmed' WHEN 'ineligible' THEN 'cashBackRefused' ELSE 'corrected' END$$);
--> statement-breakpoint
SELECT "keep_in_ledger"('payouts', $$
	('cashBackConfirmed', CASE WHEN "status" <> 'failed' THEN "amount_cents" ELSE 0 END),
	('cashBackReserved', CASE WHEN "type" = 'payout' AND "status" = 'pending' THEN - "amount_cents" ELSE 0 END),
	('cashBackPaidOut', CASE WHEN "type" = 'payout' AND "status" = 'completed' THEN - "amount_cents" ELSE 0 END),
	('cashBackForfeited', CASE WHEN "type" = 'forfeit' AND "status" <> 'failed' THEN - "amount_cents" ELSE 0 END)$$,
	$$"updated_at"$$,
	$$CASE "type" WHEN 'forfeit' THEN 'cashBackForfeited' ELSE 'withdrawn' END$$,
	$$CASE "status" WHEN 'completed' THEN 'paidOut' WHEN 'failed' THEN 'withdrawalSentBack' ELSE 'corrected' END$$);
--> statement-breakpoint
SELECT "keep_in_ledger"('charges', $$
	('processor', CASE WHEN "status" = 'succeeded' THEN "amount_cents" ELSE 0 END),
	('revenue', CASE WHEN "status" = 'succeeded' AND "month" IS NULL THEN - "amount_cents" ELSE 0 END),
	('roundUps', CASE WHEN "status" = 'succeeded' AND "month" IS NOT NULL THEN - "amount_cents" ELSE 0 END),
	('givingPledged', CASE WHEN "status" = 'succeeded' AND "month" IS NOT NULL THEN "amount_cents" ELSE 0 END),
	('givingToPassOn', CASE WHEN "status" = 'succeeded' AND "month" IS NOT NULL THEN - "amount_cents" ELSE 0 END)$$,
	$$coalesce("settles_at", "created_at")$$,
	$$CASE WHEN "month" IS NULL THEN 'charged' ELSE 'roundUpsCharged' END$$,
	$$CASE WHEN "month" IS NULL THEN 'charged' ELSE 'roundUpsCharged' END$$);
--> statement-breakpoint
-- While something is owed it is due. The charge that pays it brings in the revenue, or the round-ups, itself.
SELECT "keep_in_ledger"('debts', $$
	('dues', CASE WHEN "paid_at" IS NULL THEN "amount_cents" ELSE 0 END),
	('revenue', CASE WHEN "paid_at" IS NULL AND "month" IS NULL THEN - "amount_cents" ELSE 0 END),
	('roundUps', CASE WHEN "paid_at" IS NULL AND "month" IS NOT NULL THEN - "amount_cents" ELSE 0 END)$$,
	$$coalesce("paid_at", "begun_at")$$, $$'duesBegun'$$, $$'duesPaid'$$);
--> statement-breakpoint
SELECT "keep_in_ledger"('donations', $$('givingToPassOn', "amount_cents"), ('givingPassedOn', - "amount_cents")$$,
	$$"donated_at"$$, $$'givingPassedOn'$$, $$'corrected'$$);
--> statement-breakpoint
SELECT "keep_in_ledger"('referrals', $$
	('friendCosts', CASE WHEN "status" = 'approved' THEN coalesce("reward_amount_cents", 0) ELSE 0 END),
	('friendRewards', CASE WHEN "status" = 'approved' THEN - coalesce("reward_amount_cents", 0) ELSE 0 END)$$,
	$$coalesce("completes_at", "created_at")$$, $$'friendRewarded'$$, $$'friendRewarded'$$);
--> statement-breakpoint
-- What all rows that carry money post: an opening balance is that less what the ledger has already.
CREATE VIEW "ledger_sources" AS
	SELECT "user_id", "account", "cents" FROM "ledger_of_card_transactions"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_payouts"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_charges"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_debts"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_donations"
	UNION ALL SELECT "user_id", "account", "cents" FROM "ledger_of_referrals";
--> statement-breakpoint
INSERT INTO "backfills" ("name") VALUES ('ledger');
