import type { Logger } from 'pino';
import type { Content } from '../content/index.ts';
import type { Keys } from '../keys/keys.ts';
import type { Feeds } from '../ports/feeds.ts';
import type { PaymentGateway } from '../ports/gateway.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { GuestPages } from '../ports/pages.ts';
import type { Watch } from '../ports/watch.ts';
import type { Database } from '../store/database.ts';

/** What the parts of the host work with: each names what it takes of it. */
export interface HostContext {
  readonly db: Database;
  readonly content: Content;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly gateway: PaymentGateway;
  readonly feeds: Feeds;
  readonly mailer: Mailer;
  /** The sender of mails. */
  readonly mailFrom: string;
  readonly productName: string;
  readonly pages: GuestPages;
  /** How many days after departure the forms of guests are kept. */
  readonly registrationRetentionDays: number;
  /** How many days after departure a reservation names its guest. */
  readonly reservationRetentionDays: number;
  /** The one client application. */
  readonly client: { readonly id: string; readonly secret: string };
  readonly log: Logger;
  readonly watch: Watch;
}
