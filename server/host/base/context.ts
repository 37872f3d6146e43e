import type { Logger } from 'pino';
import type { Content } from '../content/index.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Keys } from '../keys/keys.ts';
import type { PaymentGateway } from '../ports/gateway.ts';
import type { Database } from '../store/database.ts';

/** What reservations are kept with, while nobody outside is reached. */
export interface Desk {
  readonly db: Database;
  readonly content: Content;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly log: Logger;
  /** The site's own address, without a slash at its end. */
  readonly publicUrl: string;
}

/** What the host's calls work with. */
export interface HostContext extends Desk {
  readonly gateway: PaymentGateway;
  readonly client: { readonly id: string; readonly secret: string };
}
