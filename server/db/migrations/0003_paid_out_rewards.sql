ALTER TABLE "card_transactions" ADD COLUMN "paid_out_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "card_transactions" SET "paid_out_cents" = "reward_amount_cents" WHERE "reward_status" = 'paid';
