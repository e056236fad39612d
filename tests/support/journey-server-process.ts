import * as v from 'valibot';
import { startServer } from '#server/start.ts';
import { ledgerQuestionSchema, readLedger } from './journey-ledger.ts';

const [, , dataDir = null] = process.argv;
const server = await startServer({ port: 0, dataDir, sandbox: true });

function stop(): void {
  void server.stop().then(() => process.exit());
}

process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.on('message', (message) => {
  const question = v.parse(ledgerQuestionSchema, message);
  void readLedger(server.services.db, question).then((ledger) => process.send?.({ id: question.id, ledger }));
});
process.send?.({ port: server.port });
