import type { Review } from '../../../contract/schemas/reviews.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useLanguage, useText } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as page from './property.css.ts';
import * as css from './reviews.css.ts';

/** The number of reviews that are visible at first. */
const visible = 3;

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

/** Returns a function that names a language in the page's language. */
function useLanguageName() {
  const names = new Intl.DisplayNames(useLanguage(), { type: 'language' });
  return (code: string) => names.of(code) ?? code;
}

function Answer({ answer, review, host }: { answer: Review['answer']; review: Review; host: string }) {
  const text = useText();
  return (
    answer && (
      <div className={css.answer}>
        <p className={css.author}>{text('reviews.answer', { host })}</p>
        <p lang={answer.language ?? review.language}>{answer.text}</p>
      </div>
    )
  );
}

/** Shows a review with the language in which it was written, if it is not the page's. */
function ReviewFigure({ review, host }: { review: Review; host: string }) {
  const text = useText();
  const language = useLanguage();
  const getLanguageName = useLanguageName();
  const { date } = useFormats();
  const notes = [
    date(review.date, 'month'),
    ...(review.language === language
      ? []
      : [text('reviews.writtenIn', { language: getLanguageName(review.language) })]),
  ];
  return (
    <figure className={css.review}>
      <figcaption className={css.caption}>
        <p className={css.author}>{review.author}</p>
        <Stars rating={review.rating} />
        <p className={css.notes}>{notes.join(' · ')}</p>
      </figcaption>
      <blockquote className={css.quote} lang={review.language}>
        {review.text}
      </blockquote>
      <Answer answer={review.answer} review={review} host={host} />
    </figure>
  );
}

const ReviewList = ({ shown, host }: { shown: readonly Review[]; host: string }) => (
  <div className={css.reviews}>
    {shown.map((review) => (
      <ReviewFigure key={review.author + review.date} review={review} host={host} />
    ))}
  </div>
);

/** Shows the average rating and the reviews. The guest opens all but the first ones. */
export function ReviewsSection({ property: { reviews, host } }: { property: Property }) {
  const text = useText();
  const { number } = useFormats();
  return (
    <section className={page.section} id="reviews" aria-labelledby="reviews-heading">
      <h2 className={css.score} id="reviews-heading">
        <Icon name="star" size="large" />
        <span>
          {(reviews.average === null ? '' : `${number(reviews.average)} · `) +
            text('count.reviews', { reviews: reviews.count })}
        </span>
      </h2>
      <ReviewList shown={reviews.items.slice(0, visible)} host={host.name} />
      {reviews.items.length > visible && (
        <Disclosure
          look="button"
          title={<span>{text('reviews.all', { reviews: reviews.items.length })}</span>}
        >
          <ReviewList shown={reviews.items.slice(visible)} host={host.name} />
        </Disclosure>
      )}
    </section>
  );
}
