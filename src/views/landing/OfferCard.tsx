import { Link } from 'wouter';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import type { Offer, Search } from '../../../machines/landing/landing.machine.ts';
import { join } from '../../ui/join.ts';
import { useFormats, useLanguage, useText, useTextLanguage } from '../../i18n/index.ts';
import { Photo } from '../../ui/Photo.tsx';
import * as page from './LandingView.css.ts';
import { Rating } from './Rating.tsx';
import * as css from './search.css.ts';
import { useReasonText } from './useReasonText.ts';

interface Props {
  offer: Offer;
  /** The visitor's search, which the link to the property contains. */
  search: Search | undefined;
  level: 'h2' | 'h3';
  isFirst?: boolean;
}

/** Shows a property among several, with facts for comparison. */
export function OfferCard({ offer, search, level: Heading, isFirst = false }: Props) {
  const text = useText();
  const language = useLanguage();
  const lang = useTextLanguage(offer);
  const { id, name, location, maxGuests, bedrooms, photo, reviews, registrationNumber } = offer;
  // Results are requested from the site again with Back. Only if the property is, too, the browser restores their scroll
  // position.
  const PropertyLink = search ? 'a' : Link;
  return (
    <article className={css.card}>
      <div className={join(css.cardFrame, offer.obstacle && css.notFree)} lang={lang}>
        {photo && (
          <Photo
            photo={photo}
            shape="landscape"
            sizes="(min-width: 1280px) 400px, (min-width: 640px) 48vw, (min-resolution: 2.5dppx) 62vw, 100vw"
            widest={1280}
            hasOneFallback
            isFirst={isFirst}
          />
        )}
      </div>
      <div className={css.cardText}>
        <p className={page.place}>
          {text('landing.place', { city: location.city, country: location.country })}
        </p>
        <Heading className={css.cardName} lang={lang}>
          <PropertyLink href={propertyPage(language, id) + (search?.query ?? '')} className={page.link}>
            {name}
          </PropertyLink>
        </Heading>
        <p className={css.cardFacts}>
          <Rating reviews={reviews} />
          <span>{text('count.guests', { guests: maxGuests })}</span>
          <span>{text('count.bedrooms', { bedrooms })}</span>
        </p>
        <Price offer={offer} />
        <p className={page.registration}>
          {text('footer.registrationNumber', { number: registrationNumber })}
        </p>
      </div>
    </article>
  );
}

/**
 * Shows the price of the stay or the reason why the property is not available; without dates, the lowest nightly rate.
 */
function Price({ offer }: Pick<Props, 'offer'>) {
  const text = useText();
  const { money, roundMoney } = useFormats();
  const getReasonText = useReasonText();
  if (offer.obstacle) return <p className={css.reason}>{getReasonText(offer.obstacle)}</p>;
  return (
    <p className={css.cardPrice}>
      {offer.total
        ? text('landing.total', { amount: money(offer.total) })
        : text('pricing.from', { amount: roundMoney({ amount: offer.lowestRate }) })}
    </p>
  );
}
