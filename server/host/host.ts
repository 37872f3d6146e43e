import type { Language } from '../../contract/language.ts';
import type { Logger } from 'pino';
import type { SharedCounts } from './callers/sharedCounts.ts';
import type { HostCommands } from './commands/index.ts';
import type { ContentMistake, Welcome } from './content/index.ts';
import type { Observed, Readiness } from './observe.ts';
import type { Caller } from './http/route.ts';
import type { Mailer } from './ports/mailer.ts';
import type { GuestPages } from './ports/pages.ts';
import type { Watch } from './ports/watch.ts';
import type { Feeds } from './ports/feeds.ts';
import type { PaymentGateway } from './ports/gateway.ts';

/** What the embedded host API needs from whoever starts it. Time is not among it: the database's clock decides. */
export interface HostOptions {
  /** Holds the embedded database, and a lock against a second process. */
  dataDir: string;
  /** Where an empty database may be kept ready to be copied; undefined to create it from nothing. */
  templateDir: string | undefined;
  /** What else must be sound before data that was there is changed, beside the content. */
  sound?: Promise<unknown> | undefined;
  /** Told what looks odd in the content, before data that was there is changed; it may refuse the start. */
  judgeContent?: ((odd: readonly ContentMistake[]) => void) | undefined;
  /** One folder for each property. */
  contentDir: string;
  /** The languages that the site offers, its first one first; all where it is left out. */
  languages?: readonly Language[];
  /** A PostgreSQL server; undefined for the embedded database. */
  databaseUrl: string | undefined;
  pages: GuestPages;
  productName: string;
  /** What tokens, links and waiting passwords are protected with. */
  secretKey: string;
  /** The one before: what it protected is still taken and opened, and nothing more is protected with it. */
  secretKeyPrevious?: string | undefined;
  /** The one client application: the site's own credentials. */
  client: { id: string; secret: string };
  gateway: PaymentGateway;
  feeds: Feeds;
  mailer: Mailer;
  /** The sender of mails. */
  mailFrom: string;
  /** How many days after departure the forms of guests are kept. */
  registrationRetentionDays: number;
  /** How many days after departure a reservation names its guest. */
  reservationRetentionDays: number;
  log: Logger;
  watch: Watch;
}

/** The embedded host API: it keeps reservations, prices them, holds dates and takes payments. */
export interface Host {
  /** Answers `/api/*` and `/media/{unit}/{file}`. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  unitIds: readonly string[];
  /** The languages that each of them has texts of its own in. */
  textLanguages: ReadonlyMap<string, readonly Language[]>;
  /** What the first page begins with, where the host wrote it. */
  welcome: Welcome;
  /** Where all processes of a site count who calls; undefined with the embedded database, which one process has. */
  sharedCounts: SharedCounts | undefined;
  /** What the host does by themselves, past the API. */
  commands: HostCommands;
  /** Whether calls can be answered, told within two seconds. */
  ready(): Promise<Readiness>;
  /** How it stands, in numbers. */
  observe(): Promise<Observed>;
  /** Begins to work on its jobs, and to look after what falls due. */
  work(): Promise<void>;
  /** Lets what has begun finish, then releases database and folder. */
  close(): Promise<void>;
}
