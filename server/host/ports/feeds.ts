/** A calendar elsewhere, as it is asked for again. */
export interface FeedRequest {
  /** A secret: whoever has it reads what is taken there. */
  address: string;
  /** What it was known by when it was read last; null where that is not known. */
  etag: string | null;
  lastModified: string | null;
}

export type FeedAnswer =
  /** It is as it was. */
  { changed: false } | { changed: true; text: string; etag: string | null; lastModified: string | null };

/** A calendar elsewhere could not be had; the message says why, for its host, without the address. */
export class FeedUnreachable extends Error {
  override readonly name = 'FeedUnreachable';
  /** How many seconds its machine asks to be left alone; undefined where it does not. */
  readonly retryAfter: number | undefined;

  constructor(message: string, options: ErrorOptions & { retryAfter?: number | undefined } = {}) {
    super(message, options);
    this.retryAfter = options.retryAfter;
  }
}

/** Reads calendars elsewhere. It crosses the network: never inside a transaction. */
export interface Feeds {
  /** @throws {FeedUnreachable} */
  read(request: FeedRequest): Promise<FeedAnswer>;
}
