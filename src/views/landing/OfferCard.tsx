import { join } from '../../ui/join.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import { Photo } from '../../ui/Photo.tsx';
import * as page from './LandingView.css.ts';
import { OfferLink, type CardProps } from './OfferLink.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { Rating } from './Rating.tsx';
import * as css from './search.css.ts';

/** Shows a property among several, with facts for comparison. */
export function OfferCard({ offer, landing, level: Heading, isFirst }: CardProps) {
  const text = useText();
  const lang = useTextLanguage(offer);
  const { location, maxGuests, bedrooms, photo, reviews, registrationNumber } = offer;
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
          <OfferLink offer={offer} landing={landing} />
        </Heading>
        <p className={css.cardFacts}>
          <Rating reviews={reviews} />
          <span>{text('count.guests', { guests: maxGuests })}</span>
          <span>{text('count.bedrooms', { bedrooms })}</span>
        </p>
        <OfferPrice offer={offer} className={css.cardPrice} />
        <p className={page.registration}>
          {text('footer.registrationNumber', { number: registrationNumber })}
        </p>
      </div>
    </article>
  );
}
