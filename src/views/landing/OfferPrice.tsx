import type { Offer } from '../../../machines/landing/landing.machine.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import * as css from './search.css.ts';
import { useReasonText } from './useReasonText.ts';

interface Props {
  offer: Offer;
  className: string;
}

/**
 * Shows the price of the stay or the reason why the property is not available; without dates, the lowest nightly rate.
 */
export function OfferPrice({ offer, className }: Props) {
  const text = useText();
  const { money, roundMoney } = useFormats();
  const getReasonText = useReasonText();
  if (offer.obstacle) return <p className={css.reason}>{getReasonText(offer.obstacle)}</p>;
  return (
    <p className={className}>
      {offer.total
        ? text('landing.total', { amount: money(offer.total) })
        : text('pricing.from', { amount: roundMoney({ amount: offer.lowestRate }) })}
    </p>
  );
}
