import type { Language } from '../../../contract/language.ts';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import type { ReservationRow } from '../store/schema.ts';
import { arrivalLetter, earlyArrivalLetter } from './arrivalLetter.ts';
import { confirmedLetter } from './confirmedLetter.ts';
import { cancelledLetter, paidTooLateLetter } from './endedLetters.ts';
import { hostDetailsLetter } from './detailsLetter.ts';
import { hostCancelledLetter, hostConfirmedLetter } from './hostLetters.ts';
import type { Letter } from './letter.ts';
import { addressIn, messageId } from './messageId.ts';
import { hostLanguage, requirePropertyNews, readNews } from './readNews.ts';
import { newLinkLetter } from './newLinkLetter.ts';
import { paymentReceivedLetter } from './paymentReceivedLetter.ts';
import { registeredLetter } from './registeredLetter.ts';
import { reminderLetter } from './reminderLetter.ts';
import { registeredAnewLetter, reopenedLetter } from './reopenedLetters.ts';
import { speechOf, type Speech } from '../base/speech.ts';
import { isToBeRegistered } from '../stays/toBeRegistered.ts';
import { inviteTo } from '../stays/stayCalendar.ts';
import { readTime } from '../store/readTime.ts';
import type { StayNews } from './stayNews.ts';

interface StayMail {
  write: (speech: Speech, news: StayNews) => Letter;
  to: 'guest' | 'host';
  /** With the stay for the guest's calendar, or its end. */
  invites?: true;
  /** As what the reservation must stand for the mail to be true. */
  when: readonly ReservationRow['status'][];
  /** It has all of the way in, also what its host holds back until some days before arrival. */
  holdsBackNothing?: true;
  /** What else must be so. */
  onlyIf?: (reservation: ReservationRow) => boolean;
}

const mails = {
  confirmed: { write: confirmedLetter, to: 'guest', invites: true, when: bookedStatuses },
  cancelled: { write: cancelledLetter, to: 'guest', invites: true, when: ['cancelled'] },
  paidTooLate: { write: paidTooLateLetter, to: 'guest', when: ['expired'] },
  registered: {
    write: registeredLetter,
    to: 'guest',
    when: bookedStatuses,
    onlyIf: (reservation) => !isToBeRegistered(reservation),
  },
  reopened: { write: reopenedLetter, to: 'guest', when: bookedStatuses, onlyIf: isToBeRegistered },
  arrival: { write: arrivalLetter, to: 'guest', when: ['confirmed'] },
  earlyArrival: { write: earlyArrivalLetter, to: 'guest', when: ['confirmed'], holdsBackNothing: true },
  reminder: { write: reminderLetter, to: 'guest', when: ['confirmed'], onlyIf: isToBeRegistered },
  newLink: { write: newLinkLetter, to: 'guest', when: [...bookedStatuses, 'cancelled'] },
  paymentReceived: { write: paymentReceivedLetter, to: 'guest', when: bookedStatuses },
  hostConfirmed: { write: hostConfirmedLetter, to: 'host', when: bookedStatuses },
  hostRegisteredAnew: { write: registeredAnewLetter, to: 'host', when: bookedStatuses },
  hostDetails: { write: hostDetailsLetter, to: 'host', when: bookedStatuses },
  hostCancelled: { write: hostCancelledLetter, to: 'host', when: ['cancelled'] },
} as const satisfies Record<string, StayMail>;

export type StayMailKind = keyof typeof mails;

/** A reservation as it stands when a mail is about to leave; undefined where nobody is left to write of. */
export const readReservation = ({ db }: Pick<HostContext, 'db'>, id: string) =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', id)
    .where('guestErasedAt', 'is', null)
    .executeTakeFirst();

async function makeInvite(context: HostContext, reservation: ReservationRow, language: Language) {
  const { unit } = requirePropertyNews(context, reservation.unitId, language);
  const now = await readTime(context.db);
  return inviteTo({ reservation, unit, language, now }, addressIn(context.mailFrom));
}

/**
 * Mails guest or host what became of a reservation. What is no longer true when its turn comes is not sent:
 * another mail says what is. `jobId` is the same for each try, and another when somebody asks for it again.
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
  const language = isForGuest ? reservation.locale : hostLanguage(context, reservation.unitId);
  const news = await readNews(context, reservation, language, mail.holdsBackNothing);
  await mailer.send({
    ...mail.write(speechOf(language), news),
    to: isForGuest ? news.guest.email : news.host.email,
    from: mailFrom,
    replyTo: isForGuest ? news.host.email : news.guest.email,
    language,
    messageId: messageId(mailFrom, kind, jobId),
    ...(mail.invites && { invite: await makeInvite(context, reservation, language) }),
  });
}
