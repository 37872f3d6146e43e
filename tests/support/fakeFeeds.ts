import {
  FeedUnreachable,
  type FeedAnswer,
  type FeedRequest,
  type Feeds,
} from '../../server/host/ports/feeds.ts';

/** Calendars elsewhere that say what a test has them say. */
export class FakeFeeds implements Feeds {
  readonly #answers = new Map<string, string | FeedUnreachable>();
  /** How they were asked, in that order. */
  readonly requests: FeedRequest[] = [];
  /** Is waited for before an answer. */
  duringRequest: () => Promise<unknown> = () => Promise.resolve();

  publish(address: string, what: string | FeedUnreachable): void {
    this.#answers.set(address, what);
  }

  async read(request: FeedRequest): Promise<FeedAnswer> {
    this.requests.push(request);
    const answers = this.#answers.get(request.address) ?? new FeedUnreachable('nobody says what it says');
    await this.duringRequest();
    if (typeof answers !== 'string') throw answers;
    const etag = `"${answers.length}"`;
    return request.etag === etag
      ? { changed: false }
      : { changed: true, text: answers, etag, lastModified: null };
  }
}
