import type { MailServer, SiteSettings } from '../../../contract/content/siteSettings.ts';
import type {
  AddressResult,
  MailServerProblem,
  MissingService,
  Settings,
  SettingSource,
  StripeProblem,
} from '../../../contract/dashboard/settings.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { SiteLogo } from '../../../contract/values/pictures.ts';
import type { PaymentGateway } from './gateway.ts';
import type { Mailer } from './mailer.ts';

/** The published settings of the site. */
export interface PublishedSettings {
  /** The number of their version; 0 if the host has chosen none. */
  readonly number: number;
  readonly settings: SiteSettings;
  /** The names of values that this version of the site cannot read, which then have their defaults. */
  readonly unreadable: readonly string[];
}

/** The settings that a host has stored in the dashboard, with their secrets. */
export interface StoredSettings {
  readonly settings: SiteSettings;
  readonly mailPassword?: string | undefined;
  readonly stripeKey?: string | undefined;
  readonly logo?: SiteLogo | undefined;
  /**
   * The name of a site without a name of its own, from properties that the dashboard manages: null if they have none,
   * undefined if the content folder decides.
   */
  readonly derivedName?: string | null | undefined;
}

/** A source of a value, with the setting of the environment or the file that decides. */
interface ValueSource {
  readonly source: SettingSource;
  readonly setting?: string;
}

/** The services of the site, and where their settings come from. */
export interface SiteServices {
  readonly productName: string;
  /** The languages that the site offers, the default one first; undefined for all complete ones. */
  readonly languages: readonly Language[] | undefined;
  readonly mailer: Mailer;
  /** The sender address of e-mails. */
  readonly mailFrom: string;
  readonly gateway: PaymentGateway;
  /** Whether no money moves and no e-mail leaves this site. */
  readonly isSandbox: boolean;
  /** Whether values of examples cannot be published: guests pay with real money, or the site is public. */
  readonly refusesExamples: boolean;
  /** Whether codes and links that sign in to the dashboard may be sent by e-mail. */
  readonly mailsAccess: boolean;
  /** The services without which the site is closed to guests. */
  readonly necessities: readonly MissingService[];
  /** The mail server; null without one. */
  readonly mailServer: MailServer | null;
  readonly hasMailPassword: boolean;
  readonly payments: Pick<Settings['payments'], 'mode' | 'keyEnd'> & {
    /** Whether the site creates its webhook endpoint; null without a gateway that sends events. */
    readonly ownsWebhook: boolean | null;
  };
  readonly sources: Readonly<
    Record<'name' | 'languages' | 'mail' | 'mailFrom' | 'payments' | 'address', ValueSource>
  >;
  readonly address: Pick<Settings['address'], 'value' | 'isLocal'>;
}

/** The parts of them on which the content of the site depends. */
export type ContentServices = Pick<
  SiteServices,
  'productName' | 'languages' | 'necessities' | 'mailServer'
> & { readonly payments: Pick<SiteServices['payments'], 'mode'> };

/** The parts of them that commands need while the site does not run. */
export type CommandServices = ContentServices & Pick<SiteServices, 'isSandbox' | 'refusesExamples'>;

/** The settings of the dashboard as the process uses them. */
export interface SettingsPort {
  /** Opens what the settings name. It never rejects: with wrong settings, the site uses what it has. */
  open(stored: StoredSettings): Promise<SiteServices>;
  /** Called when the host uses them; the site follows. */
  applied(): Promise<void>;
  /** Signs in to a mail server, and returns the problem; undefined if it accepts e-mails. */
  checkMailServer(server: MailServer, password: string | undefined): Promise<MailServerProblem | undefined>;
  /** Returns the reason why an e-mail could not be sent. */
  getMailProblem(error: unknown): MailServerProblem;
  /** Checks a key at Stripe, and returns the problem; undefined if Stripe accepts it. */
  checkStripeKey(key: string): Promise<StripeProblem | undefined>;
  /** Whether a key has the form of a secret key of Stripe, and may be used here. */
  isUsableKey(key: string): boolean;
  checkAddress(): Promise<AddressResult>;
}
