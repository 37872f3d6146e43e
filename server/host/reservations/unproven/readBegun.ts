import { sql } from 'kysely';
import { clock, type Trx } from '../../store/database.ts';
import { isOwn, type OwnBooking } from '../../stays/takenNights.ts';
import type { Begun } from './caps.ts';
import type { Stranger } from './stranger.ts';

const anHour = 3_600_000;

const readCodeMails = (trx: Trx, { network, address }: Stranger) =>
  trx
    .selectFrom('codeMail')
    .innerJoin('reservation', 'reservation.id', 'codeMail.reservationId')
    .select(['codeMail.network', 'codeMail.addressee as address', 'codeMail.nights', 'codeMail.sentAt'])
    .select(['reservation.status', 'reservation.holdExpiresAt', 'clientId', 'bookingId'])
    .where('codeMail.sentAt', '>', sql<Date>`${clock} - interval '1 hour'`)
    .where((where) =>
      where.or([where('codeMail.network', '=', network), where('codeMail.addressee', '=', address)]),
    )
    .execute();

type CodeMail = Awaited<ReturnType<typeof readCodeMails>>[number];

/** What a network or an address has begun, in three ways to count it. */
export interface SoFar {
  mails: Begun[];
  /** Holds that came to nothing, or may yet. */
  anHour: Begun[];
  /** Those that keep nights from others now. */
  atOnce: Begun[];
}

function soFar(mails: readonly CodeMail[], own: OwnBooking | undefined, now: Date): SoFar {
  const inTheHour = ({ nights, sentAt }: CodeMail) => ({
    nights,
    until: new Date(sentAt.getTime() + anHour),
  });
  const held = mails.filter(
    ({ nights, status }) => nights > 0 && (status === 'awaiting_otp' || status === 'expired'),
  );
  const running = held.filter(
    ({ status, holdExpiresAt }) => status === 'awaiting_otp' && holdExpiresAt > now,
  );
  // The hold of the same booking is about to make place for the new one.
  const isReplaced = (mail: CodeMail) =>
    own !== undefined && mail.status === 'awaiting_otp' && isOwn(mail, own);
  return {
    mails: mails.map(inTheHour),
    anHour: held.filter((mail) => !isReplaced(mail)).map(inTheHour),
    atOnce: running
      .filter((mail) => !isReplaced(mail))
      .map(({ nights, holdExpiresAt }) => ({ nights, until: holdExpiresAt })),
  };
}

/** What a stranger's network and address have begun in the last hour, the hold of the same booking left out. */
export async function readBegun(
  trx: Trx,
  stranger: Stranger,
  own: OwnBooking | undefined,
  now: Date,
): Promise<Record<keyof Stranger, SoFar>> {
  const mails = await readCodeMails(trx, stranger);
  const of = (by: keyof Stranger) =>
    soFar(
      mails.filter((mail) => mail[by] === stranger[by]),
      own,
      now,
    );
  return { network: of('network'), address: of('address') };
}
