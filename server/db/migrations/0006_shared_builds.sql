CREATE TABLE "build_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"id" text PRIMARY KEY NOT NULL,
	"files" text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
