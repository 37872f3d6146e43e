import type { PGlite } from '@electric-sql/pglite';

/** The part of PGlite that the driver's connection uses. */
type DatabaseRequests = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;

/** Messages that are followed by an answer: Query, Sync and Flush (PostgreSQL, “Message Formats”). */
const flushTypes = new Set(Buffer.from('QSH'));

/**
 * Sends all protocol messages of a query to PGlite together, as in one network packet. The driver writes five messages
 * per query, and a call to PGlite for each takes as long as many queries.
 */
export function batchMessages(pglite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const requests: DatabaseRequests = {
    waitReady: pglite.waitReady,
    execProtocolStream(message, options) {
      waiting.push(message);
      if (!flushTypes.has(message[0]!)) return Promise.resolve([]);
      const question = Buffer.concat(waiting);
      waiting = [];
      return pglite.execProtocolStream(question, options);
    },
  };
  return requests as PGlite;
}
