import * as v from 'valibot';
import { isBooked } from '../../../../contract/rules/booked.ts';
import type { JobName } from '../../ports/jobs.ts';
import { awaitsPaymentByLink } from '../../stays/linkPayment.ts';
import { isToBeRegistered } from '../../stays/toBeRegistered.ts';
import { maskedEmail } from '../../reservations/maskedEmail.ts';
import { hasLinkEnded } from '../../stays/reservationLink.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { requireEarlyArrival } from './earlyArrival.ts';
import { CommandRefused } from '../shared/refused.ts';
import { reservationName, findReservation, type Found } from './findReservation.ts';

interface Resendable {
  job: Extract<JobName, `mail.${string}`>;
  /** Whether the e-mail's content is true for the reservation. */
  appliesTo(found: Found): boolean;
}

const resendable = {
  confirmed: {
    job: 'mail.confirmed',
    appliesTo: ({ current }) => isBooked(current),
  },
  'payment-link': { job: 'mail.paymentLink', appliesTo: awaitsPaymentByLink },
  arrival: {
    job: 'mail.arrival',
    appliesTo: ({ current, reservation }) =>
      current.status === 'confirmed' && reservation.arrivalNotifiedAt !== null,
  },
  cancelled: {
    job: 'mail.cancelled',
    appliesTo: ({ current, reservation }) =>
      current.status === 'cancelled' && reservation.confirmedAt !== null,
  },
  registered: {
    job: 'mail.registered',
    appliesTo: ({ current, reservation }) => isBooked(current) && !isToBeRegistered(reservation),
  },
  'paid-too-late': {
    job: 'mail.paidTooLate',
    appliesTo: ({ current }) => current.endReason === 'paid_too_late',
  },
} satisfies Record<string, Resendable>;

/** Whether a stay is booked, and its guest has not received the held-back arrival information yet. */
const isBeforeArrivalMail = ({ current, reservation }: Found) =>
  current.status === 'confirmed' && reservation.arrivalNotifiedAt === null;

type ResendableMail = keyof typeof resendable;

/** The e-mails to the guest that can be sent again. */
export const resendableMails = Object.keys(resendable) as [ResendableMail, ...ResendableMail[]];

/** The e-mails whose content is true for a reservation. */
export const getResendableMails = (found: Found): ResendableMail[] =>
  resendableMails.filter((mail) => resendable[mail].appliesTo(found));

export const resendInput = v.object({
  reservation: reservationName,
  mail: v.picklist(resendableMails),
  /** Whether the e-mail "arrival" is sent before its day. */
  early: v.optional(v.boolean()),
});

/** An e-mail that is sent again. */
export interface ResentMail {
  number: string;
  mail: ResendableMail;
  /** The guest's masked e-mail address. */
  sentTo: string;
}

/**
 * Sends an e-mail to the guest again.
 * @throws {CommandRefused} if its content is not true for the reservation, or it has no recipient
 */
export async function resendMail(
  context: CommandContext,
  { reservation: name, mail, early: isEarlyRequested = false }: v.InferOutput<typeof resendInput>,
): Promise<ResentMail> {
  const found = await findReservation(context, name);
  const { id, number, email, guestErasedAt } = found.reservation;
  if (guestErasedAt !== null) {
    throw new CommandRefused(`The guest of reservation ${number} is erased: no e-mail address is stored.`);
  }
  if (email === '') {
    throw new CommandRefused(`The guest of reservation ${number} has no e-mail address.`);
  }
  if (hasLinkEnded(context, found.reservation, found.now)) {
    throw new CommandRefused(
      `The links to reservation ${number} have expired, so the e-mail would contain a link that does not work. Write to the guest yourself.`,
    );
  }
  const isEarly = mail === 'arrival' && isBeforeArrivalMail(found);
  if (isEarly) await requireEarlyArrival(context, found, isEarlyRequested);
  else if (!resendable[mail].appliesTo(found)) {
    const fitting = getResendableMails(found);
    throw new CommandRefused(
      `Reservation ${number} is ${found.current.status}: the e-mail "${mail}" does not apply to it. ` +
        (fitting.length === 0 ? 'No e-mail can be sent again.' : `It can get: ${fitting.join(', ')}.`),
    );
  }
  await inTransaction(context.db, (trx) =>
    isEarly
      ? context.jobs.enqueue(trx, 'mail.arrival', { reservationId: id, isEarly })
      : context.jobs.enqueue(trx, resendable[mail].job, { reservationId: id }),
  );
  return { number, mail, sentTo: maskedEmail(email) };
}
