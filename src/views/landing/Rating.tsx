import type { Offer } from '../../../machines/landing/landing.machine.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './LandingView.css.ts';

/** Shows the average rating and the number of reviews. Renders nothing without reviews. */
export function Rating({ reviews }: Pick<Offer, 'reviews'>) {
  const text = useText();
  const { number } = useFormats();
  if (reviews.average === null) return null;
  return (
    <span className={css.rating}>
      <span className={css.star}>
        <Icon name="star" size="small" />
      </span>
      <span>{number(reviews.average)}</span>
      <span className={css.reviews}>{`(${text('count.reviews', { reviews: reviews.count })})`}</span>
    </span>
  );
}
