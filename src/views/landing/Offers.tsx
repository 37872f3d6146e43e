import { Suspense } from 'react';
import type { Offer } from '../../../machines/landing/landing.machine.ts';
import { getOffers, hasManyOffers } from '../../../machines/landing/selectors.ts';
import type { LandingProps } from './LandingProps.ts';
import * as css from './LandingView.css.ts';
import { OfferCard } from './OfferCard.tsx';
import { PropertyCard } from './PropertyCard.tsx';
import * as search from './search.css.ts';

interface Props extends LandingProps {
  /** All properties of the page if omitted. */
  offers?: readonly Offer[];
  level?: 'h2' | 'h3';
}

/** Shows a few properties one after the other, and many side by side. */
export function Offers({ pageState, offers = getOffers(pageState), level = 'h2' }: Props) {
  const hasMany = hasManyOffers(pageState);
  const Card = hasMany ? OfferCard : PropertyCard;
  return (
    <div className={hasMany ? search.grid : css.plates}>
      {offers.map((offer, index) => (
        <Suspense key={offer.id}>
          <Card offer={offer} landing={pageState} level={level} isFirst={index === 0} />
        </Suspense>
      ))}
    </div>
  );
}
