CREATE TABLE "dunning" (
	"membership_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_history" ADD COLUMN "owed_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dunning" ADD CONSTRAINT "dunning_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dunning_due_at_index" ON "dunning" USING btree ("due_at");--> statement-breakpoint
-- What follows is written by hand: drizzle-kit knows no triggers.
-- A membership that becomes overdue comes to its first step at once, which finds when the next one is.
-- Who claimed it for the renewal is done with it.
CREATE FUNCTION "set_dunning"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."status" = 'overdue' THEN
		INSERT INTO "dunning" ("membership_id", "due_at")
		VALUES (NEW."id", coalesce(NEW."renews_at" + interval '1 millisecond', NEW."updated_at"))
		ON CONFLICT DO NOTHING;
	ELSE
		DELETE FROM "dunning" WHERE "membership_id" = NEW."id";
	END IF;
	DELETE FROM "due_claims" WHERE "user_id" = NEW."user_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "dunning_set" AFTER UPDATE OF "status" ON "memberships"
	FOR EACH ROW WHEN (OLD."status" <> NEW."status" AND 'overdue' IN (OLD."status", NEW."status"))
	EXECUTE FUNCTION "set_dunning"();
--> statement-breakpoint
INSERT INTO "backfills" ("name") VALUES ('dunning');
