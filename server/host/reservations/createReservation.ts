import { languageWished } from '../../../contract/language.ts';
import type { HostContext } from '../base/context.ts';
import type { Hold } from '../../../contract/hold.ts';
import { termsOf, type UnitContent } from '../content/index.ts';
import type { Call, Secret, Write } from '../base/call.ts';
import { firstTokenVersion, linkTokenOf } from '../keys/linkToken.ts';
import { dateAt, quoteStay } from '../pricing/index.ts';
import { requirePhone } from '../base/requirePhone.ts';
import { Refusal, refuseValue, refuseValues } from '../base/refusal.ts';
import type { Trx } from '../store/database.ts';
import { lockMarks } from '../store/lockMarks.ts';
import type { AgreedQuote } from '../store/schema.ts';
import { readTime } from '../store/readTime.ts';
import { isAtItsTurn } from '../store/transaction.ts';
import { endExpiredHolds } from '../stays/endExpiredHolds.ts';
import { areBlocked } from '../stays/blockedNights.ts';
import { isClosed, stayViolations, type Stay } from '../stays/stayChecks.ts';
import { detailsViolations } from '../stays/stayDetails.ts';
import { isTaken } from '../stays/takenNights.ts';
import { requireUnit } from '../units/requireUnit.ts';
import { endOwnHolds, lockForBooking } from './ownHolds.ts';
import { firstPassword, holdNights, paymentsOf, writeBegun, type HoldRequest } from './holdNights.ts';
import { maskedEmail } from './maskedEmail.ts';
import { limitHolds } from './unproven/limitHolds.ts';
import { marksOf, noteCodeMail, strangerOf } from './unproven/stranger.ts';

type Asked = Call<'createReservation'>['body'];

const stayOf = (asked: Asked): Stay => ({ ...asked, guestCount: asked.guests });

function refuseUnlessOffered(unit: UnitContent, asked: Asked, now: Date): void {
  const stay = stayOf(asked);
  const violations = [...stayViolations(unit, stay, now, 'guests'), ...detailsViolations(asked, unit)];
  if (violations.length > 0) throw refuseValues(violations);
  if (isClosed(unit, stay)) throw new Refusal('dates-unavailable');
}

/** The price of what is asked, with the chosen way to pay alone. */
function quoteOrRefuse(unit: UnitContent, asked: Asked, now: Date): AgreedQuote {
  refuseUnlessOffered(unit, asked, now);
  const quote = quoteStay(termsOf(unit, asked.guest.locale), stayOf(asked), now);
  const chosen = quote.paymentOptions.find(({ id }) => id === asked.paymentOptionId);
  if (!chosen) throw refuseValue('paymentOptionId', 'invalid_choice');
  if (asked.expectedTotal !== undefined && quote.total.amount > asked.expectedTotal) {
    throw new Refusal('terms-changed');
  }
  return { ...quote, paymentOptions: [chosen] };
}

/** What is asked, with the guest in a language that the site offers, and with a telephone number that can be dialled. */
const withGuest = ({ content }: Pick<HostContext, 'content'>, asked: Asked): Asked => {
  const { guest } = asked;
  const locale = languageWished([{ type: guest.locale, q: 1 }], content.offered);
  return { ...asked, guest: { ...guest, ...requirePhone(guest, 'guest.phone'), locale } };
};

// Spares those behind it the time that it takes. It decides nothing: whoever gets past it still has to get the nights.
async function refuseEarly(trx: Trx, unit: UnitContent, call: Call<'createReservation'>): Promise<void> {
  refuseUnlessOffered(unit, call.body, await readTime(trx));
  if (await isTaken(trx, unit.id, stayOf(call.body), call)) throw new Refusal('dates-unavailable');
}

/** Holds nights that nothing but holds which have ended stands in the way of. */
async function holdAfterEnded(trx: Trx, wish: HoldRequest) {
  const { rentalUnitId, startDate, endDate } = wish.asked;
  const ended = await endExpiredHolds(trx, rentalUnitId, { startDate, endDate });
  return ended > 0 ? holdNights(trx, wish) : undefined;
}

/**
 * Holds the nights for 15 minutes and mails a one-time password. Another attempt of the same booking
 * takes the place of its own unproven hold, so that a lost answer never makes a guest their own rival.
 */
export const createReservation: Write<'createReservation'> = async (trx, host, call) => {
  const asked = withGuest(host, call.body);
  const unit = requireUnit(host, asked.rentalUnitId);
  if (isAtItsTurn(trx)) await refuseEarly(trx, unit, call);
  const stranger = strangerOf(host.keys, asked.guest.email, call.network);
  await lockMarks(trx, marksOf(stranger));
  await lockForBooking(trx, unit.id, call);
  const now = await readTime(trx);
  const quote = quoteOrRefuse(unit, asked, now);
  if (await areBlocked(trx, unit.id, asked)) throw new Refusal('dates-unavailable');
  if (stranger) await limitHolds(trx, host, stranger, { unit, nights: quote.nights, own: call, now });
  await endOwnHolds(trx, call);
  const wish = { ...call, asked, quote, now };
  const held = (await holdNights(trx, wish)) ?? (await holdAfterEnded(trx, wish));
  if (!held) throw new Refusal('dates-unavailable');
  const payments = paymentsOf(held, quote.paymentOptions[0], dateAt(now, unit.timeZone));
  const password = firstPassword(host.keys, held, now);
  await writeBegun(trx, payments, password);
  if (stranger) await noteCodeMail(trx, stranger, held.id, quote.nights);
  await host.jobs.enqueue(trx, 'mail.otp', { reservationId: held.id });
  return {
    id: held.id,
    number: held.number,
    token: linkTokenOf(host.keys, held),
    status: 'awaiting_otp',
    holdExpiresAt: held.holdExpiresAt.toISOString(),
    otpExpiresAt: password.expiresAt.toISOString(),
    sentTo: maskedEmail(asked.guest.email),
  };
};

/**
 * The link token of a hold is not remembered with the answer: it is made again, and is that of then, also where
 * the reservation was deleted or its links were withdrawn meanwhile.
 */
export const tokenOfHold: Secret<'createReservation'> = {
  without({ id, number, status, holdExpiresAt, otpExpiresAt, sentTo }) {
    return { id, number, status, holdExpiresAt, otpExpiresAt, sentTo };
  },
  remake(host, remembered) {
    const answer = remembered as Omit<Hold, 'token'>;
    const token = linkTokenOf(host.keys, { id: answer.id, tokenVersion: firstTokenVersion });
    return { ...answer, token };
  },
};
