import type { Logger } from 'pino';
import type { Content } from '../content/index.ts';
import type { Keys } from '../keys/keys.ts';
import type { Feeds } from '../ports/feeds.ts';
import type { PaymentGateway } from '../ports/gateway.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { GuestPages } from '../ports/pages.ts';
import type { PhotoStore } from '../ports/photoStore.ts';
import type { Watch } from '../ports/watch.ts';
import type { Database } from '../store/database.ts';
import type { RecentReads } from '../store/standby.ts';

/** The dependencies of the host; each function names the parts that it needs. */
export interface HostContext {
  readonly db: Database;
  /** Reads that may be a few seconds old; undefined without a standby. */
  readonly standby?: RecentReads | undefined;
  /** The present properties: each read of its entries returns those that are published now. */
  readonly content: Content;
  /** Whether these are the demo, because the host has no property. */
  readonly isDemo: () => boolean;
  /** Reads the changes of published versions at once; other processes read them within two seconds. */
  readonly refreshContent: () => Promise<void>;
  /** The host's folder of properties. */
  readonly contentDir: string;
  /** The ids of the properties that the site offers, in their order; undefined for all. */
  readonly featuredUnits?: readonly string[] | undefined;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly gateway: PaymentGateway;
  readonly feeds: Feeds;
  readonly mailer: Mailer;
  /** The bytes of the photos that hosts upload. */
  readonly photoStore: PhotoStore;
  /** The folder of uploaded photos that the site has read from the store. */
  readonly photoFolder: string;
  /** The sender address of e-mails. */
  readonly mailFrom: string;
  readonly productName: string;
  readonly pages: GuestPages;
  /** Days after departure for which the registration forms of guests are stored. */
  readonly registrationRetentionDays: number;
  /** Days after departure for which a reservation contains its guest's data. */
  readonly reservationRetentionDays: number;
  /** The only client application. */
  readonly client: { readonly id: string; readonly secret: string };
  /** Whether no money moves and no e-mail leaves this site. */
  readonly isSandbox?: boolean | undefined;
  /** Whether guests pay with real money, so that values of examples cannot be published. */
  readonly takesMoney?: boolean | undefined;
  /** Whether codes and links that sign in to the dashboard may be sent by e-mail. */
  readonly mailsAccess: boolean;
  readonly log: Logger;
  readonly watch: Watch;
}
