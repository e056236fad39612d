import * as v from 'valibot';
import { jsonLog } from '#server/log.ts';
import { startServer } from '#server/start.ts';
import { ledgerQuestionSchema, readLedger } from './journey-ledger.ts';
import { changeShell, shellQuestionSchema } from './journey-shell.ts';
import { findStored, storedQuestionSchema } from './journey-storage.ts';

const databaseSchema = v.object({
  dataDir: v.optional(v.string()),
  databaseUrl: v.optional(v.string()),
  folder: v.optional(v.string()),
});

const [, , database = ''] = process.argv;
const logged: string[] = [];
const log = jsonLog((line) => void logged.push(line));
const starting = startServer({
  ...v.parse(databaseSchema, JSON.parse(database)),
  port: 0,
  sandbox: true,
  log,
});

function stop(): void {
  void starting.then((server) => server.stop()).then(() => process.exit());
}

process.once('SIGTERM', stop);
process.once('disconnect', stop);
const server = await starting;
process.on('message', (message) => {
  const { db } = server.services;
  const question = v.parse(
    v.union([storedQuestionSchema, ledgerQuestionSchema, shellQuestionSchema]),
    message,
  );
  const { id } = question;
  if ('secrets' in question) {
    void findStored(db, logged, question.secrets).then((places) => process.send?.({ id, places }));
  } else if ('shellOf' in question) {
    void changeShell(server.services, question).then(() => process.send?.({ id, changed: true }));
  } else {
    void readLedger(db, question).then((ledger) => process.send?.({ id, ledger }));
  }
});
if (process.connected) process.send?.({ port: server.port });
