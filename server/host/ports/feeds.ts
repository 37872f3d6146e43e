import type { CalendarFailure } from '../../../contract/values/calendarFailures.ts';

/** A conditional request for an external calendar. */
export interface FeedRequest {
  /** A secret, because it gives access to the taken nights of that channel. */
  address: string;
  /** The validator of the last answer; null if unknown. */
  etag: string | null;
  lastModified: string | null;
  /** The time-out in milliseconds, if a person waits for the answer. */
  milliseconds?: number;
}

export type FeedAnswer =
  /** The feed has not changed. */
  { changed: false } | { changed: true; text: string; etag: string | null; lastModified: string | null };

interface FeedUnreachableOptions extends ErrorOptions {
  kind?: CalendarFailure;
  retryAfter?: number | undefined;
}

/** An external calendar could not be fetched. The message contains the reason for the host, without the address. */
export class FeedUnreachable extends Error {
  override readonly name = 'FeedUnreachable';
  readonly kind: CalendarFailure;
  /** The seconds of the server's Retry-After; undefined if it sent none. */
  readonly retryAfter: number | undefined;

  constructor(message: string, options: FeedUnreachableOptions = {}) {
    super(message, options);
    this.kind = options.kind ?? 'unreachable';
    this.retryAfter = options.retryAfter;
  }
}

/** Reads external calendars over the network; never within a transaction. */
export interface Feeds {
  /** @throws {FeedUnreachable} */
  read(request: FeedRequest): Promise<FeedAnswer>;
}
