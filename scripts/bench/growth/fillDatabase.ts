/** Runs SQL without parameters on PostgreSQL or on the embedded database. */
export type RunSql = (sql: string) => Promise<unknown>;

/** The days before today over which past stays are spread: eleven years. */
const pastDays = 4015;

/**
 * The stays of each property, without overlaps: at most forty in the coming year, beginning every eight days, and the
 * rest evenly before today. All are booked and paid; guests of stays that ended more than a year ago are erased, as the
 * recurring task does.
 */
const createStays = (count: number, properties: number): string => `
create temporary table stay as
with numbered as (
  select g as number, 'casa-' || lpad((1 + g % ${properties})::text, 5, '0') as unit_id, g / ${properties} as place
  from generate_series(0, ${count - 1}) g
), counted as (
  select *, least(40, greatest(1, ${count} / ${properties} / 10)) as future,
    greatest(1, ceil(${count}::numeric / ${properties})::int) as each
  from numbered
)
select number, unit_id, gen_random_uuid()::text as id, start_date, start_date + 2 as end_date
from counted cross join lateral (
  select case when place < future then current_date + 6 + 8 * place
    else current_date - 3 - (((place - future)::bigint * ${pastDays}) / greatest(1, each - future))::int end as start_date
) dates`;

const insertReservations = `
insert into reservation (id, number, unit_id, start_date, end_date, status, guest_count, first_name, last_name, email,
  phone_prefix, phone, locale, payment_option_id, quote, client_id, created_at, hold_expires_at, verified_at,
  confirmed_at, saved_card, checkout_attempt, guests_registered_at, bulletins_exported_at, bulletins_last_notified_at,
  registration_reminded_at, arrival_notified_at, guest_erased_at)
select s.id, 'S' || s.number, s.unit_id, start_date, end_date, 'confirmed', 2,
  case when old then '' else 'Ana' end, case when old then '' else 'Silva' || s.number end,
  case when old then '' else 'guest' || s.number || '@guests.test' end, case when old then '' else '+351' end,
  case when old then '' else '912345678' end, 'pt', model.payment_option_id, model.quote, model.client_id, booked,
  booked + interval '15 minutes', booked, booked, case when old then null else 'card_x' end, 1, arrived, arrived,
  arrived, arrived, arrived, case when old then end_date + interval '366 days' end
from (
  select *, end_date < current_date - 366 as old, start_date - interval '60 days' as booked,
    case when start_date <= current_date then start_date::timestamptz end as arrived
  from stay
) s cross join (select payment_option_id, quote, client_id from reservation limit 1) model`;

const insertPayments = [
  `insert into payment (id, reservation_id, position, due_date, due_now, amount, status, gateway_payment_id, paid_at)
   select 'p' || number, id, 0, start_date - 60, true, 60500, 'paid', 'pay_' || number, start_date - 60 from stay`,
  `insert into checkout_session (id, reservation_id, mode, url, status, created_at, expires_at, checked_at)
   select 'cs_' || number, id, 'payment', 'http://localhost/sandbox/checkout/cs_' || number, 'complete',
     start_date - 60, start_date - 60 + interval '30 minutes', start_date - 60 from stay`,
  `insert into gateway_payment (id, reservation_id, amount, fee, created_at, checked_at)
   select 'pay_' || number, id, 60500, 100, start_date - 60,
     case when start_date - 60 > current_date - 180 then clock_timestamp()
       else start_date - 60 + interval '180 days' end from stay`,
];

/**
 * Adds booked and paid stays at properties `casa-00001` and following. The database has at least one reservation, whose
 * quote they copy.
 */
export async function fillDatabase(run: RunSql, count: number, properties: number): Promise<void> {
  await run(createStays(count, properties));
  await run(insertReservations);
  for (const sql of insertPayments) await run(sql);
  await run('drop table stay');
  await run('vacuum analyze');
}
