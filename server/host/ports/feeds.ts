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
}

/** Reads calendars elsewhere. It crosses the network: never inside a transaction. */
export interface Feeds {
  /** @throws {FeedUnreachable} */
  read(request: FeedRequest): Promise<FeedAnswer>;
}
