import type { Logger } from 'pino';
import type { Content } from '../content/index.ts';
import type { Keys } from '../keys/keys.ts';
import type { Feeds } from '../ports/feeds.ts';
import type { PaymentGateway } from '../ports/gateway.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Maintenance } from '../ports/maintenance.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { GuestPages } from '../ports/pages.ts';
import type { PhotoStore } from '../ports/photoStore.ts';
import type { PublishedSettings, SettingsPort, SiteServices } from '../ports/settings.ts';
import type { SiteState } from './siteState.ts';
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
  /** The state of the site, which follows its properties and settings. */
  readonly live: SiteState;
  /** The present services of the site, which follow its settings. */
  readonly services: SiteServices;
  /** The settings of the dashboard that they follow. */
  readonly publishedSettings: PublishedSettings;
  /** The settings of the dashboard as the process uses them. */
  readonly settings: SettingsPort;
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
  /** Whether values of examples cannot be published: guests pay with real money, or the site is public. */
  readonly refusesExamples?: boolean | undefined;
  /** Whether codes and links that sign in to the dashboard may be sent by e-mail. */
  readonly mailsAccess: boolean;
  /** The maintenance of the process and its machine; undefined in tests without it. */
  readonly maintenance?: Maintenance | undefined;
  readonly log: Logger;
  readonly watch: Watch;
}
