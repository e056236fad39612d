-- Who cancelled at an older version has access that is to end, too: a job notes when.
INSERT INTO "backfills" ("name") VALUES ('due_effects');
