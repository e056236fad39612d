CREATE TABLE "due_effects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"payout_id" uuid
);
--> statement-breakpoint
ALTER TABLE "due_effects" ADD CONSTRAINT "due_effects_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_effects" ADD CONSTRAINT "due_effects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_effects" ADD CONSTRAINT "due_effects_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_effects_at_index" ON "due_effects" USING btree ("at");--> statement-breakpoint
CREATE INDEX "due_effects_client_id_user_id_index" ON "due_effects" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "due_effects_user_id_index" ON "due_effects" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "due_effects_one_end" ON "due_effects" USING btree ("user_id") WHERE "due_effects"."kind" = 'membershipEnded';--> statement-breakpoint
CREATE UNIQUE INDEX "due_effects_one_return" ON "due_effects" USING btree ("payout_id");