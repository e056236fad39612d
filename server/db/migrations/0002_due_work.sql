CREATE TABLE "ticket_counters" (
	"client_id" text NOT NULL,
	"month" date NOT NULL,
	"counter" integer NOT NULL,
	"given" bigint NOT NULL,
	CONSTRAINT "ticket_counters_client_id_month_counter_pk" PRIMARY KEY("client_id","month","counter")
);
--> statement-breakpoint
CREATE TABLE "ticket_secrets" (
	"client_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backfills" (
	"name" text PRIMARY KEY NOT NULL,
	"position" text,
	"is_done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "due_claims" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schema_compatibility" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"least_migrations" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "renews_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "ticket_counters" ADD CONSTRAINT "ticket_counters_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_secrets" ADD CONSTRAINT "ticket_secrets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "due_claims" ADD CONSTRAINT "due_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no triggers.
-- A period that is made, changed or deleted, by this version or an older one, says when its membership is due.
CREATE FUNCTION "set_renewal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	WITH "latest" AS (
		SELECT "touched"."membership_id", max("period"."ends_at") AS "ends_at"
		FROM (SELECT DISTINCT "membership_id" FROM "changed") "touched"
		LEFT JOIN "membership_subscriptions" "period"
			ON "period"."membership_id" = "touched"."membership_id" AND "period"."created_at" >= "period"."starts_at"
		GROUP BY "touched"."membership_id"
	), "moved" AS (
		UPDATE "memberships" SET "renews_at" = "latest"."ends_at" FROM "latest"
		WHERE "memberships"."id" = "latest"."membership_id" AND "memberships"."renews_at" IS DISTINCT FROM "latest"."ends_at"
		RETURNING "user_id"
	)
	DELETE FROM "due_claims" USING "moved" WHERE "due_claims"."user_id" = "moved"."user_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "renewals_inserted" AFTER INSERT ON "membership_subscriptions"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "set_renewal"();
--> statement-breakpoint
CREATE TRIGGER "renewals_updated" AFTER UPDATE ON "membership_subscriptions"
	REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "set_renewal"();
--> statement-breakpoint
CREATE TRIGGER "renewals_deleted" AFTER DELETE ON "membership_subscriptions"
	REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "set_renewal"();
--> statement-breakpoint
INSERT INTO "backfills" ("name") VALUES ('memberships.renews_at');
--> statement-breakpoint
INSERT INTO "schema_compatibility" ("least_migrations") VALUES (0);
