ALTER TABLE "charges" ADD COLUMN "tier_id" uuid;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "tier_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "cancel_comment" text;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_tier_plan_id_tier_plans_id_fk" FOREIGN KEY ("tier_plan_id") REFERENCES "public"."tier_plans"("id") ON DELETE no action ON UPDATE no action;