import { sql } from 'kysely';
import type { AccessRequest } from '../../../../contract/schemas/access.ts';
import type { Write } from '../../base/call.ts';
import type { HostContext } from '../../base/context.ts';
import { getAddressee } from '../../keys/addressee.ts';
import { sign } from '../../keys/keys.ts';
import { hasLinkEnded, linkDays } from '../../stays/reservationLink.ts';
import { textArray } from '../../store/arrays.ts';
import { statementTime, type Trx } from '../../store/database.ts';
import { equalsConstant } from '../../store/literals.ts';
import type { ReservationRow } from '../../store/schema.ts';
import { lockMarks } from '../../store/lockMarks.ts';
import { readTime } from '../../store/readTime.ts';
import { minutesAfter } from '../holdTimes.ts';
import { newId, readNumber } from '../newNames.ts';
import { newPassword } from '../oneTimePassword.ts';
import { accessLimits, codeMinutes, codeTries } from './accessCode.ts';
import { limitCodes } from './limitCodes.ts';

/** The reservation with a number; without a number, all with a valid link that await payment, newest first. */
const readNamed = (trx: Trx, number: string | undefined) => {
  const reservations = trx.selectFrom('reservation').selectAll();
  return number === undefined
    ? reservations
        .where(equalsConstant('status', ['awaiting_payment']))
        .where(
          'createdAt',
          '>',
          sql<Date>`${statementTime} - make_interval(days => ${linkDays + 1}::integer)`,
        )
        .orderBy('createdAt', 'desc')
        .execute()
    : reservations.where('number', '=', readNumber(number)).execute();
};

/** The id of a reservation for which a code may be sent: its e-mail address is verified and its link is valid. */
async function findReservation(
  trx: Trx,
  host: HostContext,
  { number, email }: AccessRequest,
  now: Date,
): Promise<string | undefined> {
  const addressee = getAddressee(host.keys, email);
  const opens = (one: ReservationRow) =>
    getAddressee(host.keys, one.email) === addressee &&
    one.verifiedAt !== null &&
    !hasLinkEnded(host, one, now);
  return (await readNamed(trx, number)).find(opens)?.id;
}

/**
 * Sends a code to a guest who does not have the link of the reservation. Neither the answer nor the work until then
 * reveals whether the reservation exists: a code is always created, stored and queued for an e-mail.
 */
export const requestAccess: Write<'requestAccess'> = async (trx, host, { body, networks }) => {
  const mailbox = getAddressee(host.keys, body.email);
  const number = body.number === undefined ? '' : readNumber(body.number);
  const subject = sign(host.keys.emailAddress, `access ${number} ${mailbox}`);
  const marks = networks.map(({ mark }) => mark);
  await lockMarks(trx, [subject, ...marks]);
  await limitCodes(trx, 'accessCode', { subject, networks }, accessLimits.subject);
  const now = await readTime(trx);
  const id = newId();
  const expiresAt = minutesAfter(now, codeMinutes);
  await trx
    .insertInto('accessCode')
    .values({
      id,
      reservationId: (await findReservation(trx, host, body, now)) ?? null,
      subject,
      networks: marks.length > 0 ? textArray(marks) : null,
      ...newPassword(host.keys, id),
      triesLeft: codeTries,
      createdAt: now,
      expiresAt,
    })
    .execute();
  await host.jobs.enqueue(trx, 'mail.accessCode', { accessId: id });
  return { accessId: id, otpExpiresAt: expiresAt.toISOString() };
};
