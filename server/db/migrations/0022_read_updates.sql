-- Written by hand: what a member's history has by now counts as read, without a look at its rows.
DO $$
BEGIN
	EXECUTE format(
		'ALTER TABLE "users" ADD COLUMN "history_read_position" bigint DEFAULT %s NOT NULL',
		(SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM "account_history_position_seq")
	);
END $$;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "history_read_position" SET DEFAULT 0;
