import type { PGlite } from '@electric-sql/pglite';

/** What the driver's connection asks of PGlite. */
type DatabaseRequests = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;

/** Messages after which an answer is waited for: Query, Sync and Flush (PostgreSQL, “Message Formats”). */
const ends = new Set(Buffer.from('QSH'));

/**
 * Has PGlite take what one question consists of in one go, as a server takes what comes in one packet: the driver says
 * it in five messages, and to go in and out for each takes as long as many an answer.
 */
export function inOneGo(pglite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const requests: DatabaseRequests = {
    waitReady: pglite.waitReady,
    execProtocolStream(message, options) {
      waiting.push(message);
      if (!ends.has(message[0]!)) return Promise.resolve([]);
      const question = Buffer.concat(waiting);
      waiting = [];
      return pglite.execProtocolStream(question, options);
    },
  };
  return requests as PGlite;
}
