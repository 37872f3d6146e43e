import { sql } from 'kysely';
import type * as v from 'valibot';
import type { DraftForm } from '../../../contract/guestsDraft.ts';
import type { LegalForm } from '../../../contract/legalForm.ts';
import { readMessages } from '../contact/storedMessages.ts';
import { readDraft, readForms } from '../registration/index.ts';
import { readPayments } from '../stays/readPayments.ts';
import type { Database } from '../store/database.ts';
import type { CommandContext } from './commandContext.ts';
import { findReservation } from './findReservation.ts';
import { readGatewayPayments } from './gatewayPayments.ts';
import { refuseAsCommand } from './refused.ts';
import type { naming } from './showReservation.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** All that is kept of the guest of a reservation, as plain JSON; instants are RFC 3339, amounts cents. */
export interface GuestExport {
  exportedAt: string;
  number: string;
  reservation: Json;
  payments: Json;
  checkoutSessions: Json;
  /** The same payments as the gateway knows them, with refunds and disputes. */
  gatewayPayments: Json;
  /** While the booking awaits one: when it was mailed, and how often it may be tried. */
  oneTimePassword: Json;
  /** The forms of everybody who stays, as they were filled in. */
  guests: readonly LegalForm[];
  /** What was typed of those forms and has not been sent. */
  guestsDraft: readonly DraftForm[];
  /** To hosts, from the same e-mail address. */
  messages: Json;
  /** The numbers of others with the same e-mail address: each is exported by its own. */
  otherReservations: readonly string[];
}

// What the database tells in dates and nulls alone.
const asJson = (rows: unknown) => JSON.parse(JSON.stringify(rows)) as Json;

/** The numbers of the other reservations that were made with an e-mail address, however it was written. */
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
 * All that is kept of a guest, with their documents opened; the secrets of the reservation are not in it.
 * @throws {CommandRefused} when there is no such reservation, or the secret key is another one
 */
export async function exportGuest(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof naming>,
): Promise<GuestExport> {
  const { db, keys } = context;
  const { reservation, current, now } = await findReservation(context, name);
  const { nights: _, tokenVersion: __, ...kept } = reservation;
  const { id, number, email } = reservation;
  const forms = await readForms(db, keys, [id]).catch(refuseAsCommand);
  return {
    exportedAt: now.toISOString(),
    number,
    reservation: asJson({ ...kept, ...current }),
    payments: asJson(await readPayments(db, id)),
    checkoutSessions: asJson(await readSessions(db, id)),
    gatewayPayments: asJson(await readGatewayPayments(db, id)),
    oneTimePassword: asJson((await readPassword(db, id)) ?? null),
    guests: forms.get(id) ?? [],
    guestsDraft: await readDraft(db, keys, reservation),
    messages: asJson(email === '' ? [] : await readMessages(db, keys, email)),
    otherReservations: await readOtherReservations(db, reservation),
  };
}
