import { sql } from 'kysely';
import type * as v from 'valibot';
import type { DraftForm } from '../../../../contract/schemas/guestsDraft.ts';
import type { LegalForm } from '../../../../contract/schemas/legalForm.ts';
import { readMessages } from '../../contact/storedMessages.ts';
import { readDraft, readForms } from '../../registration/index.ts';
import { readPayments } from '../../stays/readPayments.ts';
import type { Database } from '../../store/database.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findReservation } from '../reservations/findReservation.ts';
import { readHistory } from '../reservations/readHistory.ts';
import { readGatewayPayments } from '../reservations/gatewayPayments.ts';
import { refuseAsCommand } from '../shared/refused.ts';
import type { reservationInput } from '../reservations/showReservation.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** All stored data of the guest of a reservation, as plain JSON; instants are RFC 3339, amounts cents. */
export interface GuestExport {
  exportedAt: string;
  number: string;
  reservation: { readonly id: string; readonly [name: string]: Json };
  payments: Json;
  checkoutSessions: Json;
  /** The same payments as known to the gateway, with refunds and disputes. */
  gatewayPayments: Json;
  /** The history of the reservation, with the host's notes and the reasons of refunds. */
  history: Json;
  /** Set while the booking awaits a password: its expiry time, and the remaining tries and resends. */
  oneTimePassword: Json;
  /** The submitted registration forms of all guests. */
  guests: readonly LegalForm[];
  /** The unsent drafts of those forms. */
  guestsDraft: readonly DraftForm[];
  /** Messages to hosts from the same e-mail address. */
  messages: Json;
  /** The numbers of other reservations with the same e-mail address; each must be exported separately. */
  otherReservations: readonly string[];
}

// Converts dates, the only values in the rows that are not JSON.
const asJson = (rows: unknown) => JSON.parse(JSON.stringify(rows)) as Json;

/** The numbers of the other reservations with an e-mail address, regardless of upper and lower case. */
export async function readOtherReservations(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<string[]> {
  if (email === '') return [];
  const rows = await db
    .selectFrom('reservation')
    .select('number')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('id', '!=', id)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ number }) => number);
}

const readSessions = (db: Database, reservationId: string) =>
  db.selectFrom('checkoutSession').selectAll().where('reservationId', '=', reservationId).execute();

const readPassword = (db: Database, reservationId: string) =>
  db
    .selectFrom('oneTimePassword')
    .select(['expiresAt', 'triesLeft', 'resendsLeft'])
    .where('reservationId', '=', reservationId)
    .executeTakeFirst();

/**
 * Returns all stored data of a guest, with decrypted document data and without the reservation's secrets.
 * @throws {CommandRefused} if the reservation does not exist, or SECRET_KEY is a different one
 */
export async function exportGuest(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof reservationInput>,
): Promise<GuestExport> {
  const { db, keys } = context;
  const { reservation, current, now } = await findReservation(context, name);
  const { nights: _, tokenVersion: __, ...kept } = reservation;
  const { id, number, email } = reservation;
  const payments = await readGatewayPayments(db, id);
  const forms = await readForms(db, keys, [id]).catch(refuseAsCommand);
  return {
    exportedAt: now.toISOString(),
    number,
    reservation: { ...(asJson({ ...kept, ...current }) as object), id },
    payments: asJson(await readPayments(db, id)),
    checkoutSessions: asJson(await readSessions(db, id)),
    gatewayPayments: asJson(payments),
    history: asJson(await readHistory(db, reservation, payments)),
    oneTimePassword: asJson((await readPassword(db, id)) ?? null),
    guests: forms.get(id) ?? [],
    guestsDraft: await readDraft(db, keys, reservation),
    messages: asJson(email === '' ? [] : await readMessages(db, keys, email)),
    otherReservations: await readOtherReservations(db, reservation),
  };
}
