import { firstPhoto } from '../../content/index.ts';
import type { HostContext } from '../../base/context.ts';
import type { PaidStay } from '../../ports/gateway.ts';
import type { Plan } from './plan.ts';

/** Describes the stay of a planned session for the page of the gateway. */
export function describePaidStay(
  { pages }: Pick<HostContext, 'pages'>,
  { reservation, unit, later }: Pick<Plan, 'reservation' | 'unit' | 'later'>,
): PaidStay {
  const { startDate, endDate, guestCount, quote, locale } = reservation;
  const photo = firstPhoto(unit, locale);
  return {
    propertyName: unit.texts[locale].name,
    photo: photo && { address: pages.origin + photo.src, alt: photo.alt },
    startDate,
    endDate,
    guestCount,
    party: quote.party,
    lines: quote.lines,
    total: quote.total,
    later: later.map(({ dueDate, amount, collectedBy }) => ({
      dueDate,
      amount: { amount, currency: 'EUR' },
      collectedBy,
    })),
    timeZone: unit.timeZone,
  };
}
