CREATE TABLE "debts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" uuid,
	"tier_id" uuid,
	"tier_plan_id" uuid,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"month" date,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"charge_id" uuid,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_subscription_id_membership_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."membership_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_tier_plan_id_tier_plans_id_fk" FOREIGN KEY ("tier_plan_id") REFERENCES "public"."tier_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debts_open_index" ON "debts" USING btree ("user_id") WHERE "debts"."paid_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "debts_once" ON "debts" USING btree ("subscription_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "debts_one_charge" ON "debts" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "debts_client_id_user_id_begun_at_index" ON "debts" USING btree ("client_id","user_id","begun_at");--> statement-breakpoint
CREATE INDEX "debts_user_id_index" ON "debts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "debts_tier_id_index" ON "debts" USING btree ("tier_id");--> statement-breakpoint
CREATE INDEX "debts_tier_plan_id_index" ON "debts" USING btree ("tier_plan_id");--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no triggers.
-- A debt is only ever begun and paid; it goes when its member goes.
CREATE FUNCTION "keep_debts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (
			SELECT FROM "users" JOIN "clients" ON "clients"."id" = "users"."client_id" WHERE "users"."id" = OLD."user_id"
		) THEN
			RETURN OLD;
		END IF;
	ELSIF OLD."paid_at" IS NULL
		AND to_jsonb(NEW) - 'charge_id' - 'paid_at' = to_jsonb(OLD) - 'charge_id' - 'paid_at' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'A debt is only ever begun and paid.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "debts_kept" BEFORE UPDATE OR DELETE ON "debts"
	FOR EACH ROW EXECUTE FUNCTION "keep_debts"();
--> statement-breakpoint
-- An older version of the server renews an unpaid membership and knows of no debt: its charge pays the debt.
CREATE FUNCTION "pay_debts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "debts" SET "charge_id" = "changed"."id", "paid_at" = "changed"."created_at" FROM "changed"
	WHERE "debts"."user_id" = "changed"."user_id" AND "debts"."paid_at" IS NULL AND "debts"."charge_id" IS NULL
		AND "debts"."kind" = 'period' AND "debts"."amount_cents" = "changed"."amount_cents"
		AND "debts"."description" = "changed"."description"
		AND "changed"."status" = 'succeeded' AND "changed"."subscription_id" IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "debts_paid_inserted" AFTER INSERT ON "charges"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "pay_debts"();
--> statement-breakpoint
CREATE TRIGGER "debts_paid_updated" AFTER UPDATE ON "charges"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "pay_debts"();
