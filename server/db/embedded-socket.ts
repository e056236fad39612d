import type { PGlite } from '@electric-sql/pglite';
import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';

/** What postgres.js reads of a socket beside its stream. */
class EmbeddedSocket extends Duplex {
  get readyState() {
    return this.destroyed ? 'closed' : 'open';
  }
}

/**
 * A socket to an embedded database: what the client writes is carried out at once, and the answer is read from it. The
 * database ends with its owner, not with the socket.
 */
export function socketTo(engine: PGlite): Duplex {
  const onRawData = (answer: Uint8Array) => socket.push(Buffer.from(answer));
  const carryOut = callbackify((message: Uint8Array) =>
    engine.runExclusive(() => engine.execProtocolRawStream(message, { onRawData })),
  );
  const socket = new EmbeddedSocket({
    read: () => undefined,
    write: (message: Uint8Array, _encoding, done) => carryOut(message, done),
    final(done) {
      socket.push(null);
      done();
    },
  });
  return socket;
}
