import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Logger } from 'pino';
import { paymentWebhookPath } from '../../contract/operations.ts';
import {
  describeServices,
  isUsableKey,
  mergeStored,
  toSmtpUrl,
  toStoredAccount,
  type Config,
  type MergedConfig,
} from '../config/index.ts';
import { findAddressProblem } from '../commands/index.ts';
import type { Mailer } from '../host/ports/mailer.ts';
import type { PaymentGateway } from '../host/ports/gateway.ts';
import type { SettingsPort, StoredSettings } from '../host/ports/settings.ts';
import { getMailServerProblem } from './mailServerError.ts';
import { missingGateway, missingMailer } from './missingServices.ts';
import { openStripeGateway } from './openStripeGateway.ts';
import { smtpMailer } from './smtpMailer.ts';

/** The milliseconds within which a mail server must answer a check: browsers wait for ten seconds. */
const mostCheck = 8_000;

/** The milliseconds for which a replaced connection to a mail server can still finish its e-mails. */
const closeAfter = 60_000;

interface Options {
  /** The settings of the environment and of the content folder. */
  config: Config;
  secretKey: string;
  /** The replacements of a mail server and a gateway, for a site that simulates them. */
  sandbox: { mailer: Mailer; gateway: PaymentGateway };
  log: Logger;
  /** The milliseconds within which a mail server must answer a check. */
  checkWithin?: number;
}

/** The settings that the process uses: those of the environment, the content folder and the dashboard together. */
export interface OpenedSettings extends SettingsPort {
  /** The present settings. */
  getConfig: () => Config;
  /** Sets what follows the settings: the pages of the site. */
  follow: (onChange: (config: Config) => Promise<void>) => void;
  close: () => void;
}

interface OpenedServices {
  smtpUrl: string | undefined;
  smtp: ReturnType<typeof smtpMailer> | undefined;
  stripe: Config['stripe'];
  gateway: PaymentGateway;
}

/**
 * Opens the mail server and the payment gateway that the settings name, and replaces them when the dashboard changes the
 * settings. A failure is logged, and the site keeps what it has.
 */
export function openSettings({
  config: given,
  secretKey,
  sandbox,
  log,
  checkWithin = mostCheck,
}: Options): OpenedSettings {
  let config = given;
  let applied = given;
  let used: OpenedServices | undefined;
  let onChange: (config: Config) => Promise<void> = () => Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();

  function closeLater(smtp: OpenedServices['smtp']) {
    if (!smtp) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      smtp.close();
    }, closeAfter).unref();
    timers.add(timer);
  }

  const { simulates } = given;
  const withoutServer = simulates.includes('mail') ? sandbox.mailer : missingMailer;
  const withoutKey = simulates.includes('payments') ? sandbox.gateway : missingGateway;

  async function openUsed({ smtpUrl, stripe, publicUrl }: Config): Promise<OpenedServices> {
    const before = used;
    const isSameGateway = before !== undefined && isDeepStrictEqual(stripe, before.stripe);
    const gateway = isSameGateway
      ? before.gateway
      : stripe
        ? await openStripeGateway(stripe, publicUrl)
        : withoutKey;
    if (before !== undefined && smtpUrl === before.smtpUrl) return { ...before, stripe, gateway };
    const smtp = smtpUrl === undefined ? undefined : smtpMailer(smtpUrl);
    closeLater(before?.smtp);
    return { smtpUrl, smtp, stripe, gateway };
  }

  async function tryOpen(merged: MergedConfig): Promise<MergedConfig> {
    try {
      used = await openUsed(merged.config);
      return merged;
    } catch (error) {
      log.error({ err: error }, 'the settings of the dashboard could not be used');
      const { smtpUrl, stripe, gatewayHosts } = used === undefined ? given : config;
      used ??= await openUsed(given);
      return { ...merged, config: { ...merged.config, smtpUrl, stripe, gatewayHosts } };
    }
  }

  return {
    async open(stored: StoredSettings) {
      const merged = await tryOpen(mergeStored(given, stored));
      for (const problem of merged.problems) log.error(problem);
      config = merged.config;
      const { smtp, gateway } = used!;
      return { ...describeServices(merged), mailer: smtp ?? withoutServer, gateway };
    },

    async applied() {
      if (isDeepStrictEqual(config, applied)) return;
      applied = config;
      await onChange(config).catch((error: unknown) => {
        log.error({ err: error }, 'the pages of the site could not follow the settings of the dashboard');
      });
    },

    async checkMailServer(server, password) {
      const smtpUrl = toSmtpUrl(server, password);
      const smtp = smtpMailer(smtpUrl);
      const late = wait(checkWithin, 'unreachable' as const, { ref: false });
      try {
        return await Promise.race([smtp.verify().then(() => undefined), late]);
      } catch (error) {
        return getMailServerProblem(error, smtpUrl);
      } finally {
        smtp.close();
      }
    },

    getMailProblem: (error) => getMailServerProblem(error, config.smtpUrl ?? 'smtp://localhost'),

    async checkStripeKey(key) {
      const account = toStoredAccount(given, key);
      const { getStripeProblem, openStripeDiagnostics } = await import('../stripe/index.ts');
      return openStripeDiagnostics(account)
        .verify(given.publicUrl + paymentWebhookPath)
        .then(() => undefined, getStripeProblem);
    },

    isUsableKey: (key) => isUsableKey(given, key),
    checkAddress: () => findAddressProblem(given, secretKey),
    getConfig: () => config,
    follow: (notify) => {
      onChange = notify;
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      used?.smtp?.close();
    },
  };
}
