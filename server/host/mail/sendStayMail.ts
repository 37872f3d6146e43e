import type { Language } from '../../../contract/values/language.ts';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import type { ReservationRow } from '../store/schema.ts';
import { arrivalEmail, earlyArrivalEmail } from './arrivalEmail.ts';
import { confirmationEmail } from './confirmationEmail.ts';
import { cancellationEmail, paidTooLateEmail } from './endedEmails.ts';
import { hostDetailsEmail } from './detailsEmail.ts';
import { hostCancellationEmail, hostConfirmationEmail } from './hostEmails.ts';
import type { Email } from './email.ts';
import { getMailAddress, messageId } from './messageId.ts';
import {
  hostLanguage,
  requirePropertyEmailData,
  readReservationEmailData,
} from './readReservationEmailData.ts';
import { newLinkEmail } from './newLinkEmail.ts';
import { overdueEmail } from './overdueEmail.ts';
import { paymentLinkEmail } from './paymentLinkEmail.ts';
import { paymentReceivedEmail } from './paymentReceivedEmail.ts';
import { recordMail } from './recordMail.ts';
import { registeredEmail } from './registeredEmail.ts';
import { reminderEmail } from './reminderEmail.ts';
import { correctedRegistrationEmail, reopenedRegistrationEmail } from './reopenedEmails.ts';
import { getTranslator, type Translator } from '../base/translator.ts';
import { isToBeRegistered } from '../stays/toBeRegistered.ts';
import { createInvite } from '../stays/stayCalendar.ts';
import { readTime } from '../store/readTime.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

interface StayMail {
  write: (translator: Translator, data: ReservationEmailData) => Email;
  to: 'guest' | 'host';
  /** Whether a calendar invitation or its cancellation is attached. */
  invites?: true;
  /** The reservation statuses for which the e-mail is true. */
  when: readonly ReservationRow['status'][];
  /** Whether it contains all arrival information, including held-back parts. */
  holdsBackNothing?: true;
  /** A further condition. */
  onlyIf?: (reservation: ReservationRow) => boolean;
}

const mails = {
  confirmed: { write: confirmationEmail, to: 'guest', invites: true, when: bookedStatuses },
  paymentLink: { write: paymentLinkEmail, to: 'guest', when: ['awaiting_payment'] },
  cancelled: { write: cancellationEmail, to: 'guest', invites: true, when: ['cancelled'] },
  paidTooLate: { write: paidTooLateEmail, to: 'guest', when: ['expired'] },
  registered: {
    write: registeredEmail,
    to: 'guest',
    when: bookedStatuses,
    onlyIf: (reservation) => !isToBeRegistered(reservation),
  },
  reopened: { write: reopenedRegistrationEmail, to: 'guest', when: bookedStatuses, onlyIf: isToBeRegistered },
  arrival: { write: arrivalEmail, to: 'guest', when: ['confirmed'] },
  earlyArrival: { write: earlyArrivalEmail, to: 'guest', when: ['confirmed'], holdsBackNothing: true },
  reminder: { write: reminderEmail, to: 'guest', when: ['confirmed'], onlyIf: isToBeRegistered },
  newLink: { write: newLinkEmail, to: 'guest', when: [...bookedStatuses, 'cancelled'] },
  paymentReceived: { write: paymentReceivedEmail, to: 'guest', when: bookedStatuses },
  hostConfirmed: { write: hostConfirmationEmail, to: 'host', when: bookedStatuses },
  hostRegisteredAnew: { write: correctedRegistrationEmail, to: 'host', when: bookedStatuses },
  hostDetails: { write: hostDetailsEmail, to: 'host', when: bookedStatuses },
  hostOverdue: { write: overdueEmail, to: 'host', when: bookedStatuses },
  hostCancelled: { write: hostCancellationEmail, to: 'host', when: ['cancelled'] },
} as const satisfies Record<string, StayMail>;

export type StayMailKind = keyof typeof mails;

/** The e-mails to guests about a stay. */
export const guestMailKinds = (Object.keys(mails) as StayMailKind[]).filter(
  (kind) => mails[kind].to === 'guest',
);

/** Returns the address for answers, if there is one. */
export const answersTo = (email: string) => (email === '' ? {} : { replyTo: email });

/** Reads a reservation before an e-mail about it is sent; undefined if the guest's data was erased. */
export const readReservation = ({ db }: Pick<HostContext, 'db'>, id: string) =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', id)
    .where('guestErasedAt', 'is', null)
    .executeTakeFirst();

async function makeInvite(context: HostContext, reservation: ReservationRow, language: Language) {
  const { unit } = requirePropertyEmailData(context, reservation.unitId, language);
  const now = await readTime(context.db);
  return createInvite({ reservation, unit, language, now }, getMailAddress(context.mailFrom));
}

/**
 * Sends the guest or the host an e-mail about a reservation. An e-mail that is no longer true is not sent, because
 * another one follows, and neither is one to a guest without an address. `jobId` is the same for each try, and different when the e-mail is sent again by command.
 */
export async function sendStayMail(
  context: HostContext,
  kind: StayMailKind,
  reservationId: string,
  jobId: string,
): Promise<void> {
  const { mailer, mailFrom } = context;
  const mail: StayMail = mails[kind];
  const reservation = await readReservation(context, reservationId);
  if (reservation === undefined || !mail.when.includes(reservation.status)) return;
  if (mail.onlyIf?.(reservation) === false) return;
  const isForGuest = mail.to === 'guest';
  if (isForGuest && reservation.email === '') return;
  const language = isForGuest ? reservation.locale : hostLanguage(context, reservation.unitId);
  const data = await readReservationEmailData(context, reservation, language, mail.holdsBackNothing);
  await mailer.send({
    ...mail.write(getTranslator(language), data),
    audience: isForGuest ? { reservationId: reservation.id } : 'hosts',
    to: isForGuest ? data.guest.email : data.host.email,
    from: mailFrom,
    ...answersTo(isForGuest ? data.host.email : data.guest.email),
    language,
    messageId: messageId(mailFrom, kind, jobId),
    ...(mail.invites && { invite: await makeInvite(context, reservation, language) }),
  });
  if (isForGuest) await recordMail(context, { reservationId, mail: kind, jobId });
}
