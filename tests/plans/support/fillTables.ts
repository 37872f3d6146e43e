import { queryDatabase } from '../../support/postgres/queryDatabase.ts';

/** The number of reservations; most other tables have one row for each. */
const reservations = 100_000;
const units = 500;
/** The number of imports of stays. */
const imports = 2000;
/** The number of changes of the site's settings. */
const settingsChanges = 2000;

/**
 * Fills the tables as after ten years of 500 properties: stays of two nights from nine years ago to a year ahead. All
 * guests of past stays have registered, and those who left more than a year ago are erased. One in 50 is an unpaid
 * reservation of the last month.
 */
export async function fillTables(databaseUrl: string): Promise<void> {
  await queryDatabase(
    databaseUrl,
    `
    -- Checks of foreign keys, and of each night against all others, would take most of the time.
    set session_replication_role = replica;
    alter table reservation drop constraint nights_held_once;
    create temporary table stay as
      select
        'r' || lpad(n::text, 6, '0') as id, n, 'unit-' || n % ${units} as unit_id,
        current_date - 3285 + (n / ${units}) * 3650 / (${reservations / units}) as start_date
      from generate_series(1, ${reservations}) n;
    insert into unit (id) select 'unit-' || n from generate_series(0, ${units - 1}) n;
    insert into property_version (unit_id, number, state, from_files, document, photo_sizes, hash)
      select id, 1, 'published', true, '{}', '{}', 'hash' from unit;
    insert into site_settings (number, state, document)
      select n, case when n = ${settingsChanges} then 'published' else 'superseded' end, '{}'
      from generate_series(1, ${settingsChanges}) n;
    insert into stay_import (id, created_at)
      select 'import-' || n, clock_timestamp() - n * interval '1 day' from generate_series(0, ${imports - 1}) n;
    insert into calendar (id, unit_id, name) select 'calendar-' || id, id, 'Channel' from unit;
    insert into site_secret (name, sealed) values ('mailPassword', 'sealed'), ('stripeKey', 'sealed');
    insert into reservation (
      id, number, unit_id, start_date, end_date, status, guest_count, first_name, last_name, email, phone_prefix, phone,
      locale, payment_option_id, quote, client_id, created_at, hold_expires_at, verified_at, confirmed_at,
      guests_registered_at, bulletins_exported_at, bulletins_last_notified_at, registration_reminded_at, arrival_notified_at,
      guest_erased_at, ended_at, forms_stored
    ) select
      id, 'N' || n, unit_id, start_date, start_date + 2, case when n % 20 = 0 then 'cancelled' else 'confirmed' end, 2,
      '', '', case when is_old then '' else 'guest' || n || '@example.test' end, '', '', 'en', 'now',
      '{"nights": 2, "total": {"amount": 1, "currency": "EUR"}}', 'site', start_date - 60, start_date - 60,
      start_date - 60, start_date - 60, past, past, past, past, past, case when is_old then start_date + 367 end,
      case when n % 20 = 0 then start_date - 30 end, past is not null and not is_old
    from stay, lateral (
      select start_date < current_date - 367 as is_old, case when start_date < current_date then start_date end as past
    ) times;
    update reservation set import_id = 'import-' || right(id, 4)::integer % ${imports} where right(id, 1) = '5';
    update reservation set
      status = 'awaiting_payment', confirmed_at = null, guest_erased_at = null, firm = true,
      created_at = clock_timestamp() - right(id, 2)::integer * interval '7 hours',
      hold_expires_at = clock_timestamp() - right(id, 2)::integer * interval '7 hours',
      firm_until = clock_timestamp() - right(id, 2)::integer * interval '7 hours',
      caller_marks = case when right(id, 2)::integer < 4 then array['/32 ' || id] end
    where right(id, 4)::integer % 50 = 7;
    insert into payment (id, reservation_id, position, due_date, due_now, amount, status, gateway_payment_id, paid_at)
      select 'p' || n, id, 0, start_date - 60, true, 100, 'paid', 'g' || n, start_date - 60 from stay;
    insert into checkout_session (id, reservation_id, mode, url, status, created_at, expires_at, checked_at)
      select
        's' || n, id, 'payment', '', case when n % 50 = 7 then 'failed' else 'complete' end,
        start_date - 60, start_date - 59, start_date - 60
      from stay;
    insert into gateway_payment (id, reservation_id, amount, fee, created_at, checked_at)
      select 'g' || n, id, 100, 1, start_date - 60, least(clock_timestamp(), start_date + interval '120 days') from stay;
    insert into gateway_refund (id, gateway_payment_id, amount, status, is_ours, made_at)
      select 'f' || n, 'g' || n, 1, 'succeeded', true, start_date from stay where n % 20 = 0;
    insert into gateway_dispute (id, gateway_payment_id, amount, reason, status, made_at)
      select 'd' || n, 'g' || n, 1, 'other', 'won', start_date from stay where n % 100 = 0;
    insert into checkout_instalment (reservation_id, attempt, payment_id)
      select id, 1, 'p' || n from stay where n % 20 = 1;
    insert into host_refund (id, reservation_id, amount, reason)
      select 'h' || n, id, 1, '' from stay where n % 20 = 2;
    insert into host_refund_part (id, refund_id, payment_id, amount)
      select 'h' || n, 'h' || n, 'p' || n, 1 from stay where n % 20 = 2;
    insert into reservation_event (id, reservation_id, kind, text)
      select 'e' || n || '-' || each, id, 'mail', 'confirmed' from stay, generate_series(1, 3) each;
    insert into registration (reservation_id, position, sealed)
      select id, position, 'sealed' from stay, generate_series(0, 1) position
      where start_date between current_date - 367 and current_date;
    insert into blocked_nights (unit_id, start_date, end_date, calendar_id, is_stay)
      select unit_id, start_date + 3, start_date + 5, 'calendar-' || unit_id, true from stay
      where start_date > current_date - 30;
    insert into night_override (unit_id, night, price)
      select id, current_date - 30 + n, 100 from unit, generate_series(0, 199) n;
    insert into night_change (unit_id, start_date, end_date, changes_price, changes_minimum_stay, price)
      select id, current_date - 30 + n, current_date - 29 + n, true, false, 100 from unit, generate_series(0, 199) n;
    insert into channel_stay_note (calendar_id, start_date, end_date, note)
      select calendar_id, start_date, end_date, '' from blocked_nights;
    insert into calendar_conflict (calendar_id, reservation_id, start_date, end_date)
      select 'calendar-' || unit_id, id, start_date, start_date + 2 from stay where n % 20 = 3;
    insert into webhook_event (id, received_at)
      select 'w' || n, clock_timestamp() - n * interval '25 seconds' from stay;
    insert into idempotency (client_id, key, request_hash, status, answer, created_at)
      select 'site', 'key' || n, 'hash', 200, '{}', clock_timestamp() - n * interval '0.8 seconds' from stay;
    insert into host_action (actor, action, reservation_id, at)
      select 'owner', 'cancelReservation', id, clock_timestamp() - n * interval '5 minutes' from stay;
    insert into host_user (id, email, name, role, locale, created_at)
      select 'user' || n, n || '@hosts.test', '', 'manager', 'en', clock_timestamp() from generate_series(1, 100) n;
    insert into photo (id, stored_as, type, width, height, expires_at)
      select 'photo' || n, 'stored' || n, 'image/jpeg', 1, 1, clock_timestamp() + n * interval '20 seconds' from stay;
    insert into photo_content (name, bytes) select 'stored' || n, '' from stay;
    insert into photo_use (photo_id, property, version, file) select 'photo' || n, unit_id, 1, n || '.jpg' from stay;
    insert into photo_upload (id, user_id, property, size, expires_at, photo_id)
      select 'upload' || n, 'user' || (n % 100 + 1), unit_id, 1, clock_timestamp() + n * interval '1 second', 'photo' || n
      from stay;
    insert into photo_upload_part (upload_id, starts_at, bytes) select 'upload' || n, 0, '' from stay;
    alter table reservation
      add constraint nights_held_once exclude using gist (unit_id with =, nights with &&) where (holds_nights);
    drop table stay;
    analyze;
  `,
  );
}
