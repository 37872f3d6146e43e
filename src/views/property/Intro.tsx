import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useText, useTextLanguage } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/Photo.tsx';
import * as css from './property.css.ts';
import type { Elements } from '../../ui/Elements.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  property: Property;
}

/** Shows the property's name, location and capacity. Its summary follows after the fields of the booking. */
export function Intro({ property }: Props) {
  const text = useText();
  const { number } = useFormats();
  const lang = useTextLanguage(property);
  const { name, location, maxGuests, bedrooms, beds, bathrooms, reviews } = property;
  return (
    <div className={css.intro}>
      <p className={css.place}>{text('landing.place', { city: location.city, country: location.country })}</p>
      <h1 className={css.name} lang={lang}>
        <Verbatim>{name}</Verbatim>
      </h1>
      <p className={css.facts}>
        {reviews.average !== null && (
          <a className={css.rating} href="#reviews">
            <span className={css.star}>
              <Icon name="star" size="small" />
            </span>
            <span>{`${number(reviews.average)} (${text('count.reviews', { reviews: reviews.count })})`}</span>
          </a>
        )}
        <span>{text('count.guests', { guests: maxGuests })}</span>
        <span>{text('count.bedrooms', { bedrooms })}</span>
        <span>{text('count.beds', { beds })}</span>
        <span>{text('count.bathrooms', { bathrooms })}</span>
      </p>
    </div>
  );
}

/** Shows what the property is in a sentence or two. */
export const Summary = ({ property }: Props) => (
  <p className={css.lead} lang={useTextLanguage(property)}>
    {property.summary}
  </p>
);

/** Shows the property in brief with the stay while the guest books. */
export function CompactIntro({ property, stay }: Props & { stay?: Elements }) {
  const text = useText();
  const { name, location, photos } = property;
  const [photo] = photos;
  return (
    <div className={css.brief}>
      {photo ? <Photo photo={photo} sizes="80px" widest={320} shape="square" isDecoration /> : <span />}
      <div>
        <h1 className={css.subheading}>
          <Verbatim>{name}</Verbatim>
        </h1>
        <p className={css.muted}>
          {text('landing.place', { city: location.city, country: location.country })}
        </p>
        {stay}
      </div>
    </div>
  );
}
