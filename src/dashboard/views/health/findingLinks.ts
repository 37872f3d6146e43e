import type { Finding } from '../../../../contract/dashboard/health.ts';
import { dashboardPage, dashboardPages, propertyPageAddress } from '../../../../contract/dashboard/pages.ts';
import type { DashboardMessageId } from '../../i18n/index.ts';

/** A page on which a problem can be solved. */
interface FindingLink {
  href: string;
  label: DashboardMessageId;
}

const openBackups: FindingLink = { href: dashboardPages.backups, label: 'dashboard.health.open.backups' };
const openSettings: FindingLink = {
  href: `${dashboardPage}/settings`,
  label: 'dashboard.health.open.settings',
};
const openChannels: FindingLink = {
  href: `${dashboardPage}/channels`,
  label: 'dashboard.health.open.channels',
};
const openProperties: FindingLink = {
  href: dashboardPages.properties,
  label: 'dashboard.health.open.properties',
};
const openUnpaid: FindingLink = {
  href: `${dashboardPages.reservations}?status=awaiting_payment`,
  label: 'dashboard.health.open.reservations',
};

/** The pages for single findings, and for all findings of a subject. */
const links: Readonly<Record<string, FindingLink | undefined>> = {
  'content.identity': openSettings,
  backups: openBackups,
  calendars: openChannels,
  content: openProperties,
  gateway: openSettings,
  mail: openSettings,
  nights: openUnpaid,
};

/** Findings about the gateway that are solved at the gateway, or on the server. */
const withoutLink = new Set([
  'gateway.missingEvents',
  'gateway.twoEndpoints',
  'gateway.noRight',
  'gateway.notCharging',
]);

/** Returns the page on which a problem can be solved; undefined if the dashboard has none. */
export function findFindingLink({ code, params }: Finding): FindingLink | undefined {
  if (withoutLink.has(code)) return undefined;
  if (code === 'content.property' && typeof params['property'] === 'string') {
    const href = propertyPageAddress('propertyReview', params['property']);
    return { href, label: 'dashboard.health.open.review' };
  }
  return links[code] ?? links[code.split('.')[0]!];
}

/** The findings that the site itself can repair at the gateway. */
export const isRepairable = ({ code }: Finding): boolean =>
  code === 'gateway.noOwnEndpoint' || code === 'gateway.ownMissingEvents';
