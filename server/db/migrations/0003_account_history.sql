CREATE TABLE "account_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_history_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"plan" text,
	"amount_cents" integer,
	"card_last_digits" text,
	"effective_at" timestamp (3) with time zone,
	"browser" text,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "account_history" ADD CONSTRAINT "account_history_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_history" ADD CONSTRAINT "account_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_history_client_id_user_id_at_position_index" ON "account_history" USING btree ("client_id","user_id","at","position");
--> statement-breakpoint
CREATE INDEX "account_history_client_id_at_index" ON "account_history" USING btree ("client_id","at");
--> statement-breakpoint
-- An entry is only ever added; it goes when its member goes.
CREATE FUNCTION "keep_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (
		SELECT FROM "users" JOIN "clients" ON "clients"."id" = "users"."client_id" WHERE "users"."id" = OLD."user_id"
	) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The account history is only ever added to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_history_kept" BEFORE UPDATE OR DELETE ON "account_history"
	FOR EACH ROW EXECUTE FUNCTION "keep_history"();
