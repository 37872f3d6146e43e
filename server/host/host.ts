import type { Language } from '../../contract/values/language.ts';
import type { Logger } from 'pino';
import type { SharedCounts } from './callers/sharedCounts.ts';
import type { HostCommands } from './commands/index.ts';
import type { Preview } from './dashboard/index.ts';
import type { ContentMistake } from './content/index.ts';
import type { Observed, Readiness } from './observe.ts';
import type { Caller } from './http/route.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Maintenance } from './ports/maintenance.ts';
import type { PhotoStore } from './ports/photoStore.ts';
import type { GuestPages } from './ports/pages.ts';
import type { SettingsPort } from './ports/settings.ts';
import type { Watch } from './ports/watch.ts';
import type { Feeds } from './ports/feeds.ts';
import type { PaymentGateway } from './ports/gateway.ts';
import type { Offered } from './units/offered.ts';

/** The services of a host on which the settings of the dashboard have no effect. */
export interface FixedServices {
  productName: string;
  /** The sender address of e-mails. */
  mailFrom: string;
  mailer: Mailer;
  gateway: PaymentGateway;
  /** Whether no money moves and no e-mail leaves this site. */
  isSandbox?: boolean;
  /** Whether guests pay with real money, so that values of examples cannot be published. */
  takesMoney?: boolean | undefined;
  /**
   * Whether codes and links that sign in to the dashboard may be sent by e-mail; false if there is no mail server and
   * other machines can reach the site.
   */
  mailsAccess: boolean;
}

/** The options of the embedded host API without its services. They contain no clock, because the database's clock decides. */
interface CommonOptions {
  /** Contains the embedded database, and a lock against a second process. */
  dataDir: string;
  /** The folder of an empty database to copy from; undefined to create one from scratch. */
  templateDir: string | undefined;
  /** A check that, like that of the content, must succeed before existing data is changed. */
  sound?: Promise<unknown> | undefined;
  /** Receives the warnings about the content before existing data is changed; may throw to prevent the start. */
  checkContent?: ((odd: readonly ContentMistake[]) => void) | undefined;
  /** The folder with one sub-folder for each property. */
  contentDir: string;
  /** The host's folder without a property, if `contentDir` is the demo in place of it. */
  emptyContentDir?: string | undefined;
  /** The ids of the properties that the site offers, in their order; all if omitted. */
  featuredUnits?: readonly string[] | undefined;
  /** The languages that the site offers, the default one first; all complete ones if omitted. */
  languages?: readonly Language[];
  /** The address of a PostgreSQL server; undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** The address of its standby, for reads that may be a few seconds old. */
  databaseReadUrl?: string | undefined;
  pages: GuestPages;
  /** The key for tokens, links and encrypted data. */
  secretKey: string;
  /** The previous key: it still verifies and decrypts, but creates nothing new. */
  secretKeyPrevious?: string | undefined;
  /** The only client application: the site's own credentials. */
  client: { id: string; secret: string };
  feeds: Feeds;
  /** A store outside of the database for the photos that hosts upload; undefined for the database. */
  photoStore?: PhotoStore | undefined;
  /** Days after departure for which the registration forms of guests are stored. */
  registrationRetentionDays: number;
  /** Days after departure for which a reservation contains its guest's data. */
  reservationRetentionDays: number;
  /** Opens the maintenance of the process and its machine, which may run the commands; omitted in tests without it. */
  openMaintenance?: ((commands: HostCommands) => Maintenance) | undefined;
  log: Logger;
  watch: Watch;
}

/** The options of the embedded host API. `settings` follow those of the dashboard. */
export type HostOptions = CommonOptions &
  ({ settings: SettingsPort } | (FixedServices & { settings?: undefined }));

/** The embedded host API: stores reservations, calculates prices, holds nights and takes payments. */
export interface Host {
  /** Answers `/api/*` and `/media/{unit}/{file}`. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  /** Whether an owner is signed in to the dashboard with the cookie of a request. */
  isOwner(request: Request): Promise<boolean>;
  /** Opens the preview of a property's page for the person with the cookie of a request. */
  openPreview(request: Request, property: string): Promise<Preview>;
  /** Returns what the site offers at present; the same object until a publication. */
  getOffered: () => Offered;
  /**
   * The caller counters that all processes of a site share; undefined for the embedded database, which has one process.
   */
  sharedCounts: SharedCounts | undefined;
  /** The host's own commands, which bypass the API. */
  commands: HostCommands;
  /** Whether calls can be answered; resolves within two seconds. */
  ready(): Promise<Readiness>;
  /** The host's metrics. */
  observe(): Promise<Observed>;
  /** Starts the job workers and the recurring tasks. */
  work(): Promise<void>;
  /** Ends the streams of events, for which a stopping server would wait. */
  endStreams: () => void;
  /** Waits for running work, then releases the database and the folder. */
  close(): Promise<void>;
}
