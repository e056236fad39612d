ALTER TABLE "memberships" ADD COLUMN "affiliate_id" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "destination_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referred_by" text;