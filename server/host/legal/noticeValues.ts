import type { HostContext } from '../base/context.ts';
import { retentionDays as messageDays } from '../contact/deleteExpiredMessages.ts';
import type { Placeholder } from '../content/index.ts';
import { rememberedHours } from '../idempotency/memory.ts';
import { holdTimes } from '../reservations/holdTimes.ts';
import { accountsDays, retentionDays } from '../retention/index.ts';
import { linkDays } from '../stays/reservationLink.ts';

type Terms = Pick<HostContext, 'productName' | 'reservationRetentionDays' | 'registrationRetentionDays'>;

/** The values of the placeholders in legal texts: the same numbers by which data is deleted. */
export const getNoticeValues = (host: Terms): Readonly<Record<Placeholder, string>> => ({
  productName: host.productName,
  unprovenDays: String(retentionDays.unverified),
  unpaidDays: String(retentionDays.verified),
  reservationDays: String(host.reservationRetentionDays),
  registrationDays: String(host.registrationRetentionDays),
  accountsYears: String(Math.floor(accountsDays / 365)),
  linkDays: String(linkDays),
  messageDays: String(messageDays),
  codeMinutes: String(holdTimes.toThePassword),
  answerHours: String(rememberedHours),
});
