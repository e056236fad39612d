ALTER TABLE "membership_subscriptions" ADD COLUMN "last_charge_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "membership_subscriptions" ADD COLUMN "last_charge_cents" integer;