ALTER TABLE "rewards" ADD COLUMN "earns_percent" double precision;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "earns_cents" integer;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "earns_from_cents" integer;--> statement-breakpoint
-- "5% cash back" and "$10 back on $50" become what they say.
UPDATE "rewards" SET
	"earns_percent" = substring("reward_text" from '^([0-9.]+)%')::double precision,
	"earns_cents" = round(substring("reward_text" from '^\$([0-9.]+) back')::numeric * 100)::integer,
	"earns_from_cents" = round(substring("reward_text" from ' on \$([0-9.]+)$')::numeric * 100)::integer;
--> statement-breakpoint
ALTER TABLE "rewards" DROP COLUMN "reward_text";
