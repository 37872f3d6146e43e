import type { Quote } from '../../../../contract/schemas/quote.ts';
import { isBooked, isChoosingDates, isInForm } from '../../../../machines/booking/selectors.ts';
import { useFormats, useText } from '../../../i18n/index.ts';
import * as css from '../shared/booking.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { findChosenOption } from '../shared/findChosenOption.ts';
import { ChosenPrice } from './ChosenPrice.tsx';
import { FirstPrice } from './FirstPrice.tsx';

interface Props extends Pick<BookingProps, 'property' | 'snapshot'> {
  quote: Quote;
}

/**
 * Shows the price next to the steps. Each screen shows the full price once: here while dates are chosen; in the form
 * next to the order button; here again, for the chosen payment option, until the stay is booked.
 */
export function SidePrice({ property, snapshot, quote }: Props) {
  const text = useText();
  const { money } = useFormats();
  const { timeZone } = property;
  if (isBooked(snapshot)) return null;
  if (isChoosingDates(snapshot)) return <FirstPrice quote={quote} timeZone={timeZone} />;
  const option = findChosenOption(quote, snapshot.context.details);
  return isInForm(snapshot) || !option ? (
    <p className={css.briefPrice}>{`${text('price.total')} ${money(quote.total)}`}</p>
  ) : (
    <ChosenPrice quote={quote} option={option} timeZone={timeZone} />
  );
}
