import type { PGlite } from '@electric-sql/pglite';
import { Duplex } from 'node:stream';
import { callbackify } from 'node:util';

/** What node-postgres asks of a socket beside its stream. */
class EmbeddedSocket extends Duplex {
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
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
    /** A query's messages come at once, and are carried out at once. */
    writev: (messages, done) =>
      carryOut(Buffer.concat(messages.map(({ chunk }) => chunk as Uint8Array)), done),
    final(done) {
      socket.push(null);
      done();
    },
  });
  return socket;
}
