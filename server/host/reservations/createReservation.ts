import { negotiateLanguage } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import type { Hold } from '../../../contract/schemas/hold.ts';
import { getTerms, type UnitContent } from '../content/index.ts';
import type { Call, Secret, Write } from '../base/call.ts';
import { firstTokenVersion, getLinkToken } from '../keys/linkToken.ts';
import { getDate, quoteStay } from '../pricing/index.ts';
import { requirePhone } from '../base/requirePhone.ts';
import { Refusal, refuseValue, refuseValues } from '../base/refusal.ts';
import type { AgreedQuote } from '../store/schema.ts';
import { readTime } from '../store/readTime.ts';
import { readOfferedUnit } from '../stays/nightOverrides.ts';
import { isClosed, stayViolations, type Stay } from '../stays/stayChecks.ts';
import { detailsViolations } from '../stays/stayDetails.ts';
import { isTaken } from '../stays/takenNights.ts';
import { requireUnit } from '../units/requireUnit.ts';
import { endOwnOrders } from './ownOrders.ts';
import { createOrderRow, firstPassword, getPayments, insertOrder } from './insertOrder.ts';
import { limitCodeMails, lockOrigin, noteCodeMail } from './limits/codeMails.ts';
import { getCallerMarks, getOrigin } from './limits/origin.ts';
import { maskedEmail } from './maskedEmail.ts';

type RequestBody = Call<'createReservation'>['body'];

const getStay = (body: RequestBody): Stay => ({ ...body, guestCount: body.guests });

function refuseUnlessOffered(unit: UnitContent, body: RequestBody, now: Date): void {
  const stay = getStay(body);
  const violations = [...stayViolations(unit, stay, now, 'guests'), ...detailsViolations(body, unit)];
  if (violations.length > 0) throw refuseValues(violations);
  if (isClosed(unit, stay)) throw new Refusal('dates-unavailable');
}

/** Returns the price of the requested stay, with only the chosen payment option. */
function quoteOrRefuse(unit: UnitContent, body: RequestBody, now: Date): AgreedQuote {
  refuseUnlessOffered(unit, body, now);
  const terms = getTerms(unit, body.guest.locale);
  const paymentOptions = terms.paymentOptions.filter(({ id }) => id === body.paymentOptionId);
  const quote = quoteStay({ ...terms, paymentOptions }, getStay(body), now);
  const [chosen] = quote.paymentOptions;
  if (!chosen) throw refuseValue('paymentOptionId', 'invalid_choice');
  if (body.expectedTotal !== undefined && quote.total.amount > body.expectedTotal) {
    throw new Refusal('terms-changed');
  }
  return { ...quote, paymentOptions: [chosen] };
}

/**
 * The request with the guest's language replaced by an offered one, and with a telephone number that can be dialled.
 */
const withGuest = ({ content }: Pick<HostContext, 'content'>, body: RequestBody): RequestBody => {
  const { guest } = body;
  const locale = negotiateLanguage([{ type: guest.locale, q: 1 }], content.offered);
  return { ...body, guest: { ...guest, ...requirePhone(guest, 'guest.phone'), locale } };
};

/**
 * Creates a reservation that awaits its one-time password for 15 minutes, and e-mails the password. The reservation
 * blocks no nights: the guest who enters the password first gets them. A new attempt of the same booking replaces its
 * earlier order.
 */
export const createReservation: Write<'createReservation'> = async (trx, host, call) => {
  const body = withGuest(host, call.body);
  const unit = await readOfferedUnit(trx, requireUnit(host, body.rentalUnitId), body);
  const now = await readTime(trx);
  const quote = quoteOrRefuse(unit, body, now);
  // Before any lock, so that a crowd does not wait for nights that are gone.
  if (await isTaken(trx, unit.id, body)) throw new Refusal('dates-unavailable');
  const origin = getOrigin(host.keys, body.guest.email, call.networks);
  await lockOrigin(trx, origin);
  if (origin) await limitCodeMails(trx, origin, host.watch.codeMailRefused);
  await endOwnOrders(trx, call);
  const callerMarks = origin ? getCallerMarks(host.keys, body.guest.email, origin) : null;
  const order = createOrderRow({ ...call, request: body, quote, callerMarks, now });
  const payments = getPayments(order, quote.paymentOptions[0], getDate(now, unit.timeZone));
  const password = firstPassword(host.keys, order, now);
  await insertOrder(trx, order, payments, password);
  if (origin) await noteCodeMail(trx, origin, order.id);
  await host.jobs.enqueue(trx, 'mail.otp', { reservationId: order.id });
  return {
    id: order.id,
    number: order.number,
    token: getLinkToken(host.keys, order),
    status: 'awaiting_otp',
    holdExpiresAt: order.holdExpiresAt.toISOString(),
    nightsHeldUntil: null,
    otpExpiresAt: password.expiresAt.toISOString(),
    sentTo: maskedEmail(body.guest.email),
  };
};

/**
 * The stored answer does not contain the link token. The token is derived again, and is the original one even if the
 * reservation was deleted or its links were revoked since.
 */
export const tokenOfHold: Secret<'createReservation'> = {
  without({ id, number, status, holdExpiresAt, nightsHeldUntil, otpExpiresAt, sentTo }) {
    return { id, number, status, holdExpiresAt, nightsHeldUntil, otpExpiresAt, sentTo };
  },
  remake(host, remembered) {
    const answer = remembered as Omit<Hold, 'token'>;
    const token = getLinkToken(host.keys, { id: answer.id, tokenVersion: firstTokenVersion });
    return { ...answer, token };
  },
};
