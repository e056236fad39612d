ALTER TABLE "referrals" ADD COLUMN "friend_id" uuid;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "completes_at" timestamp (3) with time zone;