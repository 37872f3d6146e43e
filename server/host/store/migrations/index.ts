import type { Migration } from 'kysely';
import * as reservations from './001-reservations.ts';
import * as checkoutChecks from './002-checkout-checks.ts';
import * as registration from './003-registration.ts';
import * as contactMessages from './004-contact-messages.ts';
import * as instalmentCheckouts from './005-instalment-checkouts.ts';
import * as callers from './006-callers.ts';
import * as terms from './007-terms.ts';
import * as installation from './008-installation.ts';
import * as blockedNights from './009-blocked-nights.ts';
import * as calendarAddresses from './010-calendar-addresses.ts';
import * as reopenedRegistrations from './011-registrations-anew.ts';
import * as unitSources from './012-unit-sources.ts';
import * as calendars from './013-calendars.ts';
import * as arrivals from './014-arrivals.ts';
import * as calendarConflicts from './015-calendar-conflicts.ts';
import * as gatewayPayments from './016-gateway-payments.ts';
import * as stayDetails from './017-stay-details.ts';
import * as guestsDrafts from './018-guests-drafts.ts';
import * as firmHolds from './019-firm-holds.ts';
import * as accessCodes from './020-access-codes.ts';
import * as calendarChecks from './021-calendar-checks.ts';
import * as countedNights from './022-counted-nights.ts';
import * as accessNetworks from './023-access-networks.ts';
import * as dueWork from './024-due-work.ts';
import * as hostUsers from './025-host-users.ts';
import * as nightOverrides from './026-night-overrides.ts';
import * as reservationDesk from './027-reservation-desk.ts';
import * as bookingSources from './028-booking-sources.ts';
import * as failedPayments from './029-failed-payments.ts';
import * as hostChanges from './030-host-changes.ts';
import * as channelStayNotes from './031-channel-stay-notes.ts';
import * as freeEvents from './035-free-events.ts';
import * as searchLetters from './036-search-letters.ts';
import * as knownNetworks from './037-known-networks.ts';
import * as notifiedColumns from './038-notified-columns.ts';
import * as webhookEndpoint from './039-webhook-endpoint.ts';
import * as channelMoney from './040-channel-money.ts';
import * as propertyVersions from './041-property-versions.ts';
import * as photos from './042-photos.ts';
import * as siteSettings from './043-site-settings.ts';
import * as siteSecrets from './046-site-secrets.ts';
import * as uploadsOfProperty from './044-uploads-of-property.ts';
import * as calendarFailures from './045-calendar-failures.ts';
import * as stayImports from './047-stay-imports.ts';

/** The migrations in the order of their names. A released migration never changes. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-reservations': reservations,
  '002-checkout-checks': checkoutChecks,
  '003-registration': registration,
  '004-contact-messages': contactMessages,
  '005-instalment-checkouts': instalmentCheckouts,
  '006-callers': callers,
  '007-terms': terms,
  '008-installation': installation,
  '009-blocked-nights': blockedNights,
  '010-calendar-addresses': calendarAddresses,
  '011-registrations-anew': reopenedRegistrations,
  '012-unit-sources': unitSources,
  '013-calendars': calendars,
  '014-arrivals': arrivals,
  '015-calendar-conflicts': calendarConflicts,
  '016-gateway-payments': gatewayPayments,
  '017-stay-details': stayDetails,
  '018-guests-drafts': guestsDrafts,
  '019-firm-holds': firmHolds,
  '020-access-codes': accessCodes,
  '021-calendar-checks': calendarChecks,
  '022-counted-nights': countedNights,
  '023-access-networks': accessNetworks,
  '024-due-work': dueWork,
  '025-host-users': hostUsers,
  '026-night-overrides': nightOverrides,
  '027-reservation-desk': reservationDesk,
  '028-booking-sources': bookingSources,
  '029-failed-payments': failedPayments,
  '030-host-changes': hostChanges,
  '031-channel-stay-notes': channelStayNotes,
  '035-free-events': freeEvents,
  '036-search-letters': searchLetters,
  '037-known-networks': knownNetworks,
  '038-notified-columns': notifiedColumns,
  '039-webhook-endpoint': webhookEndpoint,
  '040-channel-money': channelMoney,
  '041-property-versions': propertyVersions,
  '042-photos': photos,
  '043-site-settings': siteSettings,
  '044-uploads-of-property': uploadsOfProperty,
  '045-calendar-failures': calendarFailures,
  '046-site-secrets': siteSecrets,
  '047-stay-imports': stayImports,
};

export const migrationNames: readonly string[] = Object.keys(migrations);
