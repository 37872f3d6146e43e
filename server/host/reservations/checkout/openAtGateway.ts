import type { HostContext } from '../../base/context.ts';
import type { OpenedSession, SessionRequest } from '../../ports/gateway.ts';
import { Refusal } from '../../base/refusal.ts';
import { getTranslator } from '../../base/translator.ts';
import { describePaidStay } from './describePaidStay.ts';
import type { Plan } from './plan.ts';
import { within } from '../../base/within.ts';

/** Milliseconds that the gateway may take: less than the timeout of the guest's browser. */
const timeout = 8000;

const requestFor = ({ pages }: HostContext, plan: Plan): SessionRequest => {
  const { reservation, unit, mode, amount, keepsCard, isForInstalments, attempt, expiresAt } = plan;
  const { id, number, email, locale, startDate, endDate } = reservation;
  const { day } = getTranslator(locale);
  return {
    reservationId: id,
    number,
    mode,
    amount,
    keepsCard,
    description: `${unit.texts[locale].name} · ${day(startDate)} – ${day(endDate)} · ${number}`,
    stay: describePaidStay({ pages }, plan),
    guestEmail: email,
    language: locale,
    returnUrl: pages.success(locale, unit.id),
    expiresAt,
    idempotencyKey: `${id}:${isForInstalments ? 'instalments' : 'checkout'}:${attempt}`,
  };
};

/**
 * Opens a planned session at the gateway.
 * @throws {Refusal} 502 if the gateway fails or is too slow
 */
export async function openAtGateway(host: HostContext, plan: Plan): Promise<OpenedSession> {
  try {
    return await within(host.gateway.openSession(requestFor(host, plan)), timeout);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    host.log.error({ reservation: plan.reservation.id, reason }, 'payment gateway: session not opened');
    throw new Refusal('payment-gateway');
  }
}
