import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retentionDays as keptHolds } from '../../server/host/retention/deleteExpiredHolds.ts';
import { accountsDays } from '../../server/host/retention/eraseGuests.ts';
import { rememberedHours } from '../../server/host/idempotency/memory.ts';
import { unusedDays, uploadHours } from '../../server/host/photos/index.ts';
import { webhookEventRetentionDays } from '../../server/host/payments/deleteExpiredWebhookEvents.ts';
import { retentionDays as keptNights } from '../../server/host/retention/deletePastNights.ts';
import { retentionDays as keptMessages } from '../../server/host/contact/deleteExpiredMessages.ts';
import { linkDays } from '../../server/host/stays/reservationLink.ts';
import { retentionDays as keptInSandbox } from '../../server/sandbox/store/retention.ts';
import { kinds } from '../../server/sandbox/store/records.ts';
import { actionDays } from '../../server/host/users/actions.ts';
import { idleDays, sessionDays } from '../../server/host/users/sessions.ts';
import { readConfig } from '../../server/config/index.ts';
import { settings } from '../../server/config/settings.ts';
import { recordKey } from '../../src/actors/guestDetails.ts';
import { confirmedReservationKey } from '../../src/actors/confirmedReservation.ts';
import { rememberedStayKey } from '../../src/actors/rememberedStayKey.ts';
import { storedReservationsKey } from '../../src/actors/storedReservationsKey.ts';
import { getBookingKey, getOwnReservationsKey } from '../../src/actors/bookingKey.ts';
import { draftsKey } from '../../src/actors/drafts.ts';
import { passkeyHereKey } from '../../src/dashboard/actors/passkeyHere.ts';
import { chosenLanguageKey } from '../../src/i18n/chosenLanguage.ts';
import { colourModeKey } from '../../src/theme/colourModeScript.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';

const page = readFileSync('docs/privacy.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));

/** The row of the page that is about something. */
function getRow(about: string): string {
  const row = rows.find((line) => line.includes(about));
  if (row === undefined) throw new Error(`docs/privacy.md has no row about ${about}`);
  return row;
}

test('the page about guests’ data lists every table of the database', async () => {
  const { pool } = await openEmptyStore();
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
       and tablename not like 'kysely%' and tablename <> 'hand_clock'`,
  );
  expect(tables.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('every column of a reservation is deleted with its guest, or contains no personal data', async () => {
  const { pool } = await openEmptyStore();
  const goes = 'first_name last_name email phone_prefix phone special_requests saved_card booking_id'
    .split(' ')
    .concat(['invoice', 'arrival_time', 'details_changed_at', 'caller_marks']);
  const impersonalColumns = [
    'id number unit_id start_date end_date nights status end_reason guest_count locale payment_option_id quote',
    'token_version client_id created_at hold_expires_at verified_at confirmed_at ended_at checkout_attempt',
    'checkout_planned_end refund_percentage refund_amount guests_registered_at bulletins_exported_at guest_erased_at',
    'registration_reopened_at registration_reminded_at bulletins_notified_at bulletins_last_notified_at arrival_notified_at',
    'firm firm_until counted_nights holds_nights forms_stored retention_checked_at source source_reference payout commission',
    'import_id import_changed',
  ].flatMap((columns) => columns.split(' '));
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'reservation'`,
  );
  // List a new column in docs/privacy.md; server/host/retention/eraseGuests.ts must delete personal data.
  expect(columns.map(({ name }) => name).toSorted()).toEqual([...goes, ...impersonalColumns].toSorted());
});

test('the page lists all data of the sandbox', () => {
  for (const kind of kinds) expect(getRow(`\`sandbox/${kind}\``)).toBeDefined();
  expect(page).toContain('`sandbox.record`');
});

test('the page lists all data in a browser', () => {
  const named = [
    'reservation.{id}',
    recordKey,
    colourModeKey,
    chosenLanguageKey,
    storedReservationsKey,
    confirmedReservationKey,
    rememberedStayKey,
    draftsKey,
    passkeyHereKey,
  ];
  for (const key of [getBookingKey('{property}'), getOwnReservationsKey('{property}'), ...named]) {
    expect(getRow(`\`${key}\``)).toMatch(/storage/);
  }
  // Guests and hosts share the cookie.
  const ofLanguage = rows.filter((row) => row.includes('`locale`'));
  expect(ofLanguage).toEqual([
    expect.stringMatching(/cookie `locale`/),
    expect.stringMatching(/cookie and local storage/),
  ]);
});

test('the page names the actual retention terms', () => {
  const terms = {
    'did not verify their address': `${keptHolds.unverified} days`,
    'verified their address and did not pay': `${keptHolds.verified} days`,
    'of guests who booked': `\`RESERVATION_RETENTION_DAYS\` (${settings.RESERVATION_RETENTION_DAYS.fallback})`,
    'The remaining reservation': `${accountsDays} days`,
    'Documents of all guests of a stay': `\`REGISTRATION_RETENTION_DAYS\` (${settings.REGISTRATION_RETENTION_DAYS.fallback})`,
    'Nights that you closed': `${keptNights} days`,
    'Messages to you': `${keptMessages} days`,
    'Idempotency-Key': `${rememberedHours} hours`,
    'Ids of webhook events': `${webhookEventRetentionDays} days`,
    'Their sessions': `${idleDays} days after the last use, ${sessionDays} days after sign-in`,
    'Actions of these people': `${actionDays} days`,
    'Unfinished uploads of photos': `${uploadHours} hours`,
    'Backups that the site makes': `\`BACKUP_DAYS\` (${settings.BACKUP_DAYS.fallback})`,
    'sandbox/mailbox': `${keptInSandbox} days`,
    'sandbox/sessions': `${keptInSandbox} days`,
    'E-mails to the guest': `${linkDays} days`,
  };
  for (const [about, term] of Object.entries(terms)) expect(getRow(about)).toContain(term);
  expect(page).toContain(
    `until at most ${unusedDays} days after the last version of a property that uses them`,
  );
});

test('no data are deleted while the link still opens the reservation', () => {
  const read = (days: number) => readConfig({ RESERVATION_RETENTION_DAYS: String(days) });
  expect(read(linkDays).reservationRetentionDays).toBe(linkDays);
  expect(() => read(linkDays - 1)).toThrow('RESERVATION_RETENTION_DAYS');
});
