import type { FixedServices, HostOptions } from './host.ts';
import type { SettingsPort, SiteServices } from './ports/settings.ts';
import type { LiveServices } from './units/followServices.ts';
import type { HostContext } from './base/context.ts';

type Fixed = FixedServices & Pick<HostOptions, 'languages'> & { pages: { origin: string } };

/** The settings of a process that does not follow those of the dashboard. */
export function fixedSettings({
  pages,
  isSandbox = false,
  takesMoney = false,
  ...options
}: Fixed): SettingsPort {
  const { productName, languages, mailFrom, mailer, gateway, mailsAccess } = options;
  const given = { source: 'environment' } as const;
  const services: SiteServices = {
    productName,
    languages,
    mailer,
    mailFrom,
    gateway,
    isSandbox,
    refusesExamples: takesMoney,
    mailsAccess,
    necessities: [],
    mailServer: null,
    hasMailPassword: false,
    payments: { mode: isSandbox ? 'simulated' : 'none', keyEnd: null, ownsWebhook: null },
    sources: { name: given, languages: given, mail: given, mailFrom: given, payments: given, address: given },
    address: { value: pages.origin, isLocal: true },
  };
  return {
    open: () => Promise.resolve(services),
    applied: () => Promise.resolve(),
    checkMailServer: () => Promise.resolve('unreachable'),
    getMailProblem: () => 'refused',
    checkStripeKey: () => Promise.resolve('unreachable'),
    isUsableKey: () => false,
    checkAddress: () => Promise.resolve('local'),
  };
}

/** The parts of the context that follow the settings of the site. */
export type ServicesContext = Pick<
  HostContext,
  | 'services'
  | 'publishedSettings'
  | 'productName'
  | 'mailFrom'
  | 'mailer'
  | 'gateway'
  | 'isSandbox'
  | 'refusesExamples'
  | 'mailsAccess'
>;

/** Returns the context with the services of the site; each read of them returns the present ones. */
export const withServices = <Others extends object>(
  context: Others,
  live: Pick<LiveServices, 'present' | 'published'>,
): Others & ServicesContext =>
  Object.defineProperties(
    { ...context },
    Object.getOwnPropertyDescriptors({
      get services() {
        return live.present;
      },
      get publishedSettings() {
        return live.published;
      },
      get productName() {
        return live.present.productName;
      },
      get mailFrom() {
        return live.present.mailFrom;
      },
      get mailer() {
        return live.present.mailer;
      },
      get gateway() {
        return live.present.gateway;
      },
      get isSandbox() {
        return live.present.isSandbox;
      },
      get refusesExamples() {
        return live.present.refusesExamples;
      },
      get mailsAccess() {
        return live.present.mailsAccess;
      },
    } satisfies ServicesContext),
  ) as Others & ServicesContext;
