import { join } from '../../ui/join.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import * as css from './LandingView.css.ts';
import { OfferLink, type CardProps } from './OfferLink.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { Rating } from './Rating.tsx';
import { notFree } from './search.css.ts';

/** Shows a property with a large photo, its location and its price. */
export function PropertyCard({ offer, landing, level: Heading, isFirst }: CardProps) {
  const text = useText();
  const { summary, location, maxGuests, bedrooms, photo, reviews } = offer;
  const lang = useTextLanguage(offer);
  return (
    <article className={css.plate}>
      <div className={join(css.frame, offer.obstacle && notFree)} lang={lang}>
        {photo && (
          <Photo
            photo={photo}
            shape="landscape"
            sizes="(min-width: 1280px) 800px, (min-width: 1024px) 64vw, (min-width: 640px) 100vw, (min-resolution: 2.5dppx) 62vw, 100vw"
            widest={1536}
            isFirst={isFirst}
          />
        )}
      </div>
      <div className={css.textBlock}>
        <p className={css.place}>
          {text('landing.place', { city: location.city, country: location.country })}
        </p>
        <Heading className={css.name} lang={lang}>
          <OfferLink offer={offer} landing={landing} />
        </Heading>
        <p className={css.summary} lang={lang}>
          {summary}
        </p>
        <p className={css.facts}>
          <Rating reviews={reviews} />
          <span>{text('count.guests', { guests: maxGuests })}</span>
          <span>{text('count.bedrooms', { bedrooms })}</span>
        </p>
        <OfferPrice offer={offer} className={css.price} />
        <p className={css.more} aria-hidden="true">
          <span>{text('landing.see')}</span> <Icon name="arrow" size="small" />
        </p>
        <p className={css.registration}>
          {text('footer.registrationNumber', { number: offer.registrationNumber })}
        </p>
      </div>
    </article>
  );
}
