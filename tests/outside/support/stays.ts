import { randomUUID } from 'node:crypto';
import { sql, type InsertObject } from 'kysely';
import type { Language } from '../../../contract/values/language.ts';
import type { Quote } from '../../../contract/schemas/quote.ts';
import { encryptText, type Keys } from '../../../server/host/keys/keys.ts';
import type { PaymentGateway } from '../../../server/host/payments/index.ts';
import type { ReservationTable, Schema } from '../../../server/host/store/schema.ts';
import { createCardForm } from '../../support/createCardForm.ts';
import { publicUrl, type TestEnvironment } from './environment.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

interface StayOptions {
  /** Cents due now, and cents due later with their dates. */
  now?: number;
  later?: readonly { dueDate: string; amount: number }[];
  startDate?: string;
  endDate?: string;
  status?: ReservationTable['status'];
  locale?: Language;
  firstName?: string;
  /** The refund until 14:00 UTC of the first day; none if it is missing. */
  refundPercentage?: number;
  /** The other columns of the reservation. */
  about?: Partial<InsertObject<Schema, 'reservation'>>;
}

type Books = Pick<TestEnvironment, 'db'>;

function getQuote(
  startDate: string,
  endDate: string,
  total: number,
  now: number,
  percentage?: number,
): Quote {
  const policy = (refundPercentage: number) => ({ refundPercentage, cancelBefore: `${startDate}T14:00:00Z` });
  const cancellationPolicies = percentage === undefined ? [] : [policy(percentage)];
  return {
    id: 'casa',
    startDate,
    endDate,
    guestCount: 2,
    nights: 3,
    lines: [],
    total: euros(total),
    paymentOptions: [
      { id: 'now', name: 'Now', description: '', schedule: [], dueNow: euros(now), cancellationPolicies },
    ],
  };
}

/** Writes a reservation as the host's calls leave it. */
export async function createStay({ db }: Books, wishes: StayOptions = {}) {
  const { now = 30_000, later = [], startDate = '2031-05-14', endDate = '2031-05-17' } = wishes;
  const { status = 'awaiting_payment', locale = 'en', firstName = 'Maria' } = wishes;
  const id = randomUUID();
  const total = later.reduce((sum, { amount }) => sum + amount, now);
  await db
    .insertInto('reservation')
    .values({
      id,
      number: `ES-${id.slice(0, 6).toUpperCase()}`,
      unitId: 'casa',
      startDate,
      endDate,
      status,
      ...(status === 'awaiting_payment' && {
        firm: true,
        firmUntil: wishes.about?.holdExpiresAt ?? sql<Date>`now() + interval '35 minutes'`,
      }),
      guestCount: 2,
      firstName,
      lastName: 'Silva',
      email: 'maria@guests.test',
      phonePrefix: '+351',
      phone: '912 345 678',
      locale,
      paymentOptionId: 'now',
      quote: JSON.stringify(getQuote(startDate, endDate, total, now, wishes.refundPercentage)),
      clientId: 'site',
      holdExpiresAt: sql<Date>`now() + interval '35 minutes'`,
      verifiedAt: sql<Date>`now()`,
      ...wishes.about,
    })
    .execute();
  const due = now > 0 ? [{ dueDate: '2026-01-01', amount: now, dueNow: true }] : [];
  const rest = later.map((instalment) => ({ ...instalment, dueNow: false }));
  const payments = [...due, ...rest].map((payment, position) =>
    Object.assign(payment, { id: randomUUID(), reservationId: id, position }),
  );
  await db.insertInto('payment').values(payments).execute();
  return id;
}

/** Past stays of one night each without notifications and registrations: more than a task reads at once. */
export async function createPastStays(books: Books): Promise<void> {
  const first = Date.parse('2030-01-01');
  const dayAt = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10);
  for (let day = 0; day <= 200; day += 1) {
    await createStay(books, { status: 'confirmed', startDate: dayAt(day), endDate: dayAt(day + 1) });
  }
}

/** Opens a checkout session for a reservation, at the gateway and at the host. */
export async function openCheckout(
  { db, context }: Books & { context: { gateway: PaymentGateway } },
  reservationId: string,
) {
  const reservation = await db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
  const { dueNow } = reservation.quote.paymentOptions[0]!;
  const payments = await db
    .selectFrom('payment')
    .select('dueNow')
    .where('reservationId', '=', reservationId)
    .execute();
  const mode = dueNow.amount > 0 ? 'payment' : 'setup';
  const { count } = await db
    .selectFrom('checkoutSession')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
  const opened = await context.gateway.openSession({
    reservationId,
    number: reservation.number,
    mode,
    amount: mode === 'payment' ? dueNow : undefined,
    keepsCard: payments.some(({ dueNow: isDueNow }) => !isDueNow),
    description: 'Casa · 14 – 17 May 2031',
    guestEmail: reservation.email,
    language: reservation.locale,
    returnUrl: `${publicUrl}/${reservation.locale}/casa/success`,
    expiresAt: new Date(Date.now() + 30 * 60_000),
    idempotencyKey: `${reservationId}:${count}`,
  });
  await db
    .insertInto('checkoutSession')
    .values({ ...opened, reservationId, mode, attempt: Number(count) + 1 })
    .execute();
  return opened;
}

/** Fills in the gateway's form and sends it. */
export const payWithCard = (
  { ask }: TestEnvironment,
  sessionId: string,
  number: string,
  about: Record<string, string> = {},
) =>
  ask(`/sandbox/checkout/${sessionId}/pay`, {
    method: 'POST',
    body: new URLSearchParams(createCardForm(number, about)),
  });

/** How a reservation and its payments stand. */
export async function getStayStatus({ db }: Books, id: string) {
  const reservation = await db
    .selectFrom('reservation')
    .select(['status', 'endReason', 'savedCard', 'confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('reservationId', '=', id)
    .orderBy('position')
    .execute();
  return { ...reservation, payments, paid: payments.map(({ status }) => status) };
}

/** Moves the expiry of a hold into the past, by the database's clock. */
export const endHold = ({ db }: Books, id: string) =>
  db
    .updateTable('reservation')
    .set({
      holdExpiresAt: sql<Date>`now() - interval '1 minute'`,
      firmUntil: sql<Date>`now() - interval '1 minute'`,
    })
    .where('id', '=', id)
    .execute();

/** Writes a one-time password that waits for its mail. */
export async function awaitPassword(
  { db, context }: Books & { context: { keys: Keys } },
  reservationId: string,
  code: string,
  minutes = 10,
) {
  const sealed = encryptText(context.keys, code, reservationId);
  const password = {
    salt: Buffer.from('salt'),
    hash: Buffer.from('hash'),
    sealed,
    expiresAt: sql<Date>`now() + make_interval(mins => ${minutes})`,
    triesLeft: 5,
    resendsLeft: 3,
  };
  await db
    .insertInto('oneTimePassword')
    .values({ reservationId, ...password })
    .onConflict((conflict) => conflict.column('reservationId').doUpdateSet(password))
    .execute();
}

export const getEncryptedPassword = async ({ db }: TestEnvironment, reservationId: string) => {
  const row = await db
    .selectFrom('oneTimePassword')
    .select('sealed')
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
  return row.sealed;
};
