ALTER TABLE "account_history" ADD COLUMN "month" date;--> statement-breakpoint
ALTER TABLE "account_history" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "account_history" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "account_history" ADD COLUMN "debt_id" uuid;