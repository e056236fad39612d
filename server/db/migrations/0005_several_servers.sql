CREATE TABLE "call_counts" (
	"minute" bigint NOT NULL,
	"address_hash" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_minute_address_hash_pk" PRIMARY KEY("minute","address_hash")
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"provider" text NOT NULL,
	"page" text NOT NULL,
	"referral_code" text,
	"browser_hash" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset_milliseconds" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_faults" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_faults_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order" jsonb NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_grants" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"client_id" text NOT NULL,
	"challenge" text NOT NULL,
	"identity" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at_index" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tries_expires_at_index" ON "tries" USING btree ("expires_at");