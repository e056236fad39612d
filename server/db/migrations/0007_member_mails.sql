CREATE TABLE "renewal_notices" (
	"period_id" uuid NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "renewal_notices_period_id_days_pk" PRIMARY KEY("period_id","days")
);
--> statement-breakpoint
CREATE TABLE "mail_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" uuid NOT NULL,
	CONSTRAINT "mail_orders_entryId_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "renewal_notices" ADD CONSTRAINT "renewal_notices_period_id_membership_subscriptions_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."membership_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD CONSTRAINT "mail_orders_entry_id_account_history_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."account_history"("id") ON DELETE cascade ON UPDATE no action;