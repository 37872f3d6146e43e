import { Link } from 'wouter';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import type { Offer } from '../../../machines/landing/landing.machine.ts';
import { useFormats, useLanguage, useText, useTextLanguage } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import * as css from './LandingView.css.ts';
import { Rating } from './Rating.tsx';
import { Verbatim } from '../../ui/Verbatim.tsx';

/** Shows a property with its photo, location and lowest nightly rate. */
export function PropertyCard({ offer, isFirst }: { offer: Offer; isFirst: boolean }) {
  const text = useText();
  const { roundMoney } = useFormats();
  const language = useLanguage();
  const { id, name, summary, location, maxGuests, bedrooms, photo, lowestRate, reviews } = offer;
  const lang = useTextLanguage(offer);
  return (
    <article className={css.plate}>
      <div className={css.frame} lang={lang}>
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
        <h2 className={css.name} lang={lang}>
          <Link href={propertyPage(language, id)} className={css.link}>
            <Verbatim>{name}</Verbatim>
          </Link>
        </h2>
        <p className={css.summary} lang={lang}>
          {summary}
        </p>
        <p className={css.facts}>
          <Rating reviews={reviews} />
          <span>{text('count.guests', { guests: maxGuests })}</span>
          <span>{text('count.bedrooms', { bedrooms })}</span>
        </p>
        <p className={css.price}>{text('pricing.from', { amount: roundMoney({ amount: lowestRate }) })}</p>
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
