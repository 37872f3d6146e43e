import { languageNames } from '../../../contract/values/language.ts';
import { contactPage } from '../../../contract/rules/addresses.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useLanguage, useText, useTextLanguage } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { HostPhones } from '../shared/HostPhones.tsx';
import { HostPortrait } from '../shared/HostPortrait.tsx';
import { Prose } from './Prose.tsx';
import * as page from './property.css.ts';
import * as css from './sections.css.ts';

interface Props {
  property: Property;
}

/** Shows the host's description, the highlights, the host and the reviews. */
export const AboutSection = ({ property }: Props) => (
  <>
    <Prose text={property.description} property={property} />
    {property.highlights.length > 0 && <Highlights property={property} />}
    <Host property={property} />
    {property.reviews.count > 0 && <Reviews property={property} />}
  </>
);

const Highlights = ({ property }: Props) => (
  <div className={css.highlights} lang={useTextLanguage(property)}>
    {property.highlights.map(({ icon, title, text }) => (
      <div key={title} className={css.highlight}>
        <Icon name={icon} size="large" />
        <h3 className={css.highlightTitle}>{title}</h3>
        <p className={css.muted}>{text}</p>
      </div>
    ))}
  </div>
);

function Host({ property }: Props) {
  const { id, host } = property;
  const lang = useTextLanguage(property);
  const text = useText();
  const language = useLanguage();
  const { list } = useFormats();
  return (
    <div className={css.host} id="host">
      <HostPortrait host={host} size="large" />
      <div className={css.hostWords}>
        <h3 className={page.subheading}>{text('host.title', { host: host.name })}</h3>
        <p lang={lang}>{host.about}</p>
        <ul className={css.hostFacts}>
          <li>{text('host.since', { year: String(host.since) })}</li>
          <li>
            {text('host.speaks', { languages: list(host.languages.map((code) => languageNames[code])) })}
          </li>
          <li lang={lang}>{host.responseTime}</li>
        </ul>
        <HostPhones host={host} />
        <p>
          <ButtonLink href={contactPage(language, id)}>
            {text('contact.title', { host: host.name })}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** Shows a rating as five stars, to the half star. */
function Stars({ rating }: { rating: number }) {
  const text = useText();
  const { number } = useFormats();
  const lit = Math.round(rating * 2) / 2;
  return (
    <p className={css.stars} role="img" aria-label={text('reviews.rating', { average: number(rating) })}>
      {[0, 1, 2, 3, 4].map((before) => (
        <span key={before} className={lit > before ? undefined : css.unlit}>
          <Icon name={lit - before === 0.5 ? 'halfStar' : 'star'} size="small" />
        </span>
      ))}
    </p>
  );
}

function Reviews({ property: { reviews } }: Props) {
  const text = useText();
  const { date, number } = useFormats();
  return (
    <>
      <h3 className={css.score} id="reviews">
        <Icon name="star" size="large" />
        <span>
          {(reviews.average === null ? '' : `${number(reviews.average)} · `) +
            text('count.reviews', { reviews: reviews.count })}
        </span>
      </h3>
      <div className={css.reviews}>
        {reviews.items.map((review) => (
          <figure key={review.author + review.date} className={css.review}>
            <Stars rating={review.rating} />
            <blockquote className={css.quote} lang={review.language}>
              {review.text}
            </blockquote>
            <figcaption className={page.muted}>
              {`${review.author} · ${date(review.date, 'month')}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
