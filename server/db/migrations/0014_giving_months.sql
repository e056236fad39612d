ALTER TABLE "affinities" ADD COLUMN "recipient" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "month" date;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "recipients" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_months" ADD COLUMN "giving" text DEFAULT 'due' NOT NULL;--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no triggers.
-- Round-ups that are paid can be passed on, also where their month waited for that.
CREATE FUNCTION "set_giving_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "contribution_months" AS "known" ("client_id", "user_id", "month", "amount_cents", "giving")
	SELECT DISTINCT "client_id", "user_id", "month", 0, 'due' FROM "changed"
	WHERE "month" IS NOT NULL AND "status" = 'succeeded'
	ON CONFLICT ("user_id", "month") DO UPDATE SET "giving" = 'due' WHERE "known"."giving" = 'waiting';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "giving_due_inserted" AFTER INSERT ON "charges"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "set_giving_due"();
--> statement-breakpoint
CREATE TRIGGER "giving_due_updated" AFTER UPDATE ON "charges"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "set_giving_due"();
--> statement-breakpoint
CREATE FUNCTION "set_giving_passed_on"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "contribution_months" SET "giving" = 'passedOn' FROM "changed"
	WHERE "contribution_months"."user_id" = "changed"."user_id" AND "contribution_months"."month" = "changed"."month";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "giving_passed_on" AFTER INSERT ON "donations"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "set_giving_passed_on"();
--> statement-breakpoint
INSERT INTO "backfills" ("name") VALUES ('charges.month');
