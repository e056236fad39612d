CREATE TABLE "erased_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "pictures_client_id_name_pk" PRIMARY KEY("client_id","name")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "public_origin" text;
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "activation_ends_at" timestamp (3) with time zone DEFAULT now() + interval '30 days';
--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "requester_hash" text;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "stranger_attempts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "erased_ledger" ADD CONSTRAINT "erased_ledger_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "erased_ledger_client_id_day_index" ON "erased_ledger" USING btree ("client_id","day");
--> statement-breakpoint
-- What follows is written by hand. A link that was sent before links had an end gets the usual one: a default of the new
-- column is stored beside the table, and no row is read or written for it.
ALTER TABLE "memberships" ALTER COLUMN "activation_ends_at" DROP DEFAULT;
--> statement-breakpoint
-- So does a link that an older version sends.
CREATE FUNCTION "set_activation_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."activation_ends_at" := now() + interval '30 days';
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "activation_ends" BEFORE INSERT OR UPDATE ON "memberships" FOR EACH ROW
	WHEN (NEW."activation_token_hash" IS NOT NULL AND NEW."activation_ends_at" IS NULL)
	EXECUTE FUNCTION "set_activation_end"();
--> statement-breakpoint
-- An entry is only ever added; it may forget where it came from, and it goes when its member goes.
CREATE OR REPLACE FUNCTION "keep_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (
		SELECT FROM "users" JOIN "clients" ON "clients"."id" = "users"."client_id" WHERE "users"."id" = OLD."user_id"
	) THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW."browser" IS NULL AND NEW."address" IS NULL AND NEW."request_id" IS NULL THEN
		OLD."browser" := NULL;
		OLD."address" := NULL;
		OLD."request_id" := NULL;
		IF NEW IS NOT DISTINCT FROM OLD THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'The account history is only ever added to.' USING ERRCODE = 'restrict_violation';
END $$;
