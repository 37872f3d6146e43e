import { deskActions, type DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import type { Role } from '../../../../contract/dashboard/role.ts';
import { isBooked } from '../../../../contract/rules/booked.ts';
import { fullName } from '../../../../contract/values/personName.ts';
import { hasFailed, isUpcoming } from '../../../../contract/rules/payments.ts';
import type { Language } from '../../../../contract/values/language.ts';
import { euros, sumAmounts } from '../../pricing/index.ts';
import { describeReservation } from '../../reservations/describeReservation.ts';
import { hasLinkEnded } from '../../stays/reservationLink.ts';
import { getChannel, getChannelMoney, isCollectedByChannel } from '../../stays/source.ts';
import { awaitsPaymentByLink, lastDayToPay } from '../../stays/linkPayment.ts';
import { readPayments } from '../../stays/readPayments.ts';
import { isRemindable } from '../../stays/remindable.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findReservation, type Found } from './findReservation.ts';
import { readGatewayPayments } from './gatewayPayments.ts';
import { readHistory, type HistoryEntry } from './readHistory.ts';
import { readNeighbours } from './readNeighbours.ts';
import { getRefundTerms, type RefundTerms } from './refundTerms.ts';
import { getResendableMails } from './resendMail.ts';
import { wasLinked } from './sendNewLink.ts';

type Description = Awaited<ReturnType<typeof describeReservation>>;
type Action = (typeof deskActions)[number];

/** The entries that cleaners see: no money, no contact data, and no free text. */
const stages = new Set<HistoryEntry['kind']>([
  'created',
  'confirmed',
  'registered',
  'ended',
  'cancelledByHost',
  'registrationReopened',
]);

const actionsOfRole: Readonly<Record<Role, readonly Action[]>> = {
  owner: deskActions,
  manager: deskActions,
  accountant: ['addNote'],
  cleaner: [],
};

function isPossible(
  context: CommandContext,
  found: Found,
  { payments }: Description,
  { refundable }: RefundTerms,
): Readonly<Record<Action, boolean>> {
  const { reservation, current, now } = found;
  const { email, guestErasedAt, guestsRegisteredAt, savedCard } = reservation;
  const isErased = guestErasedAt !== null;
  const hasLink = wasLinked(found) && !isErased && !hasLinkEnded(context, reservation, now);
  const isOpen = current.status === 'awaiting_otp' || current.status === 'awaiting_payment';
  return {
    cancel: current.status === 'confirmed' || isOpen,
    refund: refundable.amount > 0,
    retryCharge: isBooked(current) && savedCard !== null && payments.some(hasFailed),
    resendMail: hasLink && email !== '',
    sendNewLink: hasLink,
    remindGuest: hasLink && current.status === 'confirmed' && isRemindable(reservation, now),
    reopenRegistration: hasLink && isBooked(current) && guestsRegisteredAt !== null,
    addNote: !isErased,
    exportGuest: !isErased,
    eraseGuest: !isErased && current.status !== 'confirmed' && !isOpen,
  };
}

/** The money of the channel on which the stay was booked; null for other stays. */
function describeChannel({ reservation }: Found): NonNullable<DeskReservation['money']>['channel'] {
  const name = getChannel(reservation);
  if (name === undefined) return null;
  const instalments = reservation.quote.paymentOptions[0].schedule.length;
  const { source } = reservation;
  return { name, collects: isCollectedByChannel({ source, instalments }), ...getChannelMoney(reservation) };
}

async function describeMoney(
  context: CommandContext,
  found: Found,
  { payments, quote, cancellation }: Description,
  { paid, refunded, refundable }: RefundTerms,
): Promise<DeskReservation['money']> {
  const gateway = await readGatewayPayments(context.db, found.reservation.id);
  return {
    total: quote.total,
    paid,
    refunded,
    refundable,
    outstanding: euros(sumAmounts(payments.filter(isUpcoming).map(({ amount }) => amount))),
    payments: payments.map(({ dueDate, amount, status, refunded: back }) => ({
      dueDate,
      amount,
      status,
      refunded: back ?? null,
    })),
    gateway: gateway.map(({ id, amount, fee }) => ({ id, amount, fee })),
    refundNow: cancellation.refundNow,
    channel: describeChannel(found),
  };
}

const describeGuest = ({ reservation }: Found, isCleaner: boolean): DeskReservation['guest'] => {
  const { email, phonePrefix, phone, locale } = reservation;
  const number = [phonePrefix, phone].filter(Boolean).join(' ');
  return {
    name: fullName(reservation),
    language: locale,
    email: isCleaner ? null : email || null,
    phone: isCleaner ? null : number || null,
  };
};

/**
 * Describes one reservation for a person with a role, without its link and its guests' documents.
 * @throws {UnknownReservation} if it does not exist
 */
export async function describeDesk(
  context: CommandContext,
  name: string,
  { role, language }: { role: Role; language: Language },
): Promise<DeskReservation> {
  const found = await findReservation(context, name);
  const { reservation, now } = found;
  const isCleaner = role === 'cleaner';
  const description = await describeReservation(context, reservation, now, language);
  const terms = getRefundTerms(reservation, await readPayments(context.db, reservation.id), 0);
  const history = await readHistory(
    context.db,
    reservation,
    await readGatewayPayments(context.db, reservation.id),
  );
  const possible = isPossible(context, found, description, terms);
  const { id, number, status, unit, startDate, endDate, guestCount, party, registration } = description;
  return {
    id,
    number,
    status,
    startDate,
    endDate,
    guestCount,
    unit: { id: unit.id, name: unit.name },
    nights: reservation.quote.nights,
    party: party ?? null,
    source: reservation.source,
    sourceReference: isCleaner ? null : reservation.sourceReference,
    guest: describeGuest(found, isCleaner),
    guestErasedAt: reservation.guestErasedAt?.toISOString() ?? null,
    specialRequests: isCleaner ? null : reservation.specialRequests,
    arrivalTime: reservation.arrivalTime,
    invoice: isCleaner ? null : reservation.invoice,
    money: isCleaner ? null : await describeMoney(context, found, description, terms),
    payableUntil:
      !isCleaner && awaitsPaymentByLink(found)
        ? lastDayToPay(reservation.holdExpiresAt, found.unit.timeZone)
        : null,
    registration: {
      status: registration.status === 'confirmed' ? 'confirmed' : 'open',
      isReopened: reservation.registrationReopenedAt !== null,
      confirmedAt: reservation.guestsRegisteredAt?.toISOString() ?? null,
    },
    history: isCleaner ? history.filter(({ kind }) => stages.has(kind)) : history,
    actions: actionsOfRole[role].filter((action) => possible[action]),
    resendable:
      possible.resendMail && actionsOfRole[role].includes('resendMail') ? getResendableMails(found) : [],
    neighbours: await readNeighbours(context.db, reservation),
  };
}
