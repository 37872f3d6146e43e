import type { Logger } from 'pino';
import type { Content } from './content/index.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Keys } from './keys/keys.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PaymentGateway } from './ports/gateway.ts';
import type { Database } from './store/database.ts';

/** What work outside the host's calls needs: mails, charges, refunds and settlements. */
export interface Outside {
  readonly db: Database;
  readonly content: Content;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly gateway: PaymentGateway;
  readonly mailer: Mailer;
  /** The sender of mails. */
  readonly mailFrom: string;
  readonly productName: string;
  /** How many days after departure the forms of guests are kept. */
  readonly registrationRetentionDays: number;
  /** The site's own address, without a slash at its end: where links in mails lead. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/** What settling a payment needs. */
export type Settling = Pick<Outside, 'db' | 'jobs' | 'gateway' | 'log'>;
