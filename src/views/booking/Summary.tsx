import { nightsBetween } from '../../../contract/values/nights.ts';
import { isUnknown } from '../../../machines/availability/selectors.ts';
import { lowestRate } from '../../../contract/rules/seasons.ts';
import {
  findPriceFailure,
  hasStayFields,
  isBooked,
  isChoosingDates,
  isPricing,
} from '../../../machines/booking/selectors.ts';
import { useFormats, useText, type MessageId } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as css from './shared/booking.css.ts';
import * as shared from '../../kit/shared.css.ts';
import type { BookingProps } from './shared/BookingProps.ts';
import { LazySidePrice } from './price/LazyPrice.tsx';
import { StayFields } from './stay/StayFields.tsx';
import { LazyTrust } from './trust/LazyTrust.tsx';
import { usePartyText } from '../../kit/usePartyText.ts';
import { PriceLoading } from '../shared/PriceLoading.tsx';

type ActionProps = Pick<BookingProps, 'snapshot' | 'send' | 'availability' | 'picker'>;

const failureTexts = {
  notPriced: 'problem.priceFetch.title',
  unavailable: 'problem.datesUnavailable.title',
  impossible: 'problem.validationFailed.title',
} as const satisfies Record<string, MessageId>;

/** The same messages in one or two words, for a single line. */
const shortReasons = {
  notPriced: 'bar.notPriced',
  unavailable: 'bar.unavailable',
  impossible: 'bar.impossible',
} as const satisfies Record<keyof typeof failureTexts, MessageId>;

/**
 * The button for the guest's next action outside the steps: choose dates, start the booking, or request the price
 * again.
 */
function NextAction({ snapshot, send, availability, picker, isWide }: ActionProps & { isWide: boolean }) {
  const otherDates = isWide ? 'form.otherDates' : 'bar.otherDates';
  const text = useText();
  if (!isChoosingDates(snapshot)) return null;
  if (snapshot.can({ type: 'price.requested' }))
    return (
      <Button look="primary" isWide={isWide} onClick={() => send({ type: 'price.requested' })}>
        {text('action.tryAgain')}
      </Button>
    );
  const isBusy = isPricing(snapshot);
  if (isBusy || snapshot.can({ type: 'booking.begun' }))
    return (
      <Button look="primary" isWide={isWide} isBusy={isBusy} onClick={() => send({ type: 'booking.begun' })}>
        {text('booking.begin')}
      </Button>
    );
  return (
    <ButtonLink
      look="primary"
      isWide={isWide}
      href="#book"
      onClick={(event) => {
        // Without availability there is no calendar, and the link leads to the fields.
        if (isUnknown(availability)) return;
        event.preventDefault();
        picker.showDay(snapshot.context.stay.startDate);
      }}
    >
      {text(findPriceFailure(snapshot) ? otherDates : 'booking.selectDates')}
    </ButtonLink>
  );
}

function useStayTexts({ snapshot }: Pick<BookingProps, 'snapshot'>) {
  const text = useText();
  const { date } = useFormats();
  const partyWords = usePartyText();
  const { stay } = snapshot.context;
  return stay.startDate && stay.endDate
    ? {
        dates: text('stay.dates', { from: date(stay.startDate, 'short'), to: date(stay.endDate, 'short') }),
        briefDates: text('stay.dates', {
          from: date(stay.startDate, 'brief'),
          to: date(stay.endDate, 'brief'),
        }),
        guests: partyWords(stay),
        nights: text('count.nights', { nights: nightsBetween(stay.startDate, stay.endDate) }),
      }
    : undefined;
}

/**
 * The card with the fields for dates and guests, the price and the next action. In narrow windows it is below the
 * property's name and only has what is not in the bar or next to the calendar. In later steps it shows the stay.
 */
export function BookingSummary(props: BookingProps) {
  const { property, snapshot } = props;
  const text = useText();
  const { roundMoney } = useFormats();
  const stay = useStayTexts(props);
  const { quote } = snapshot.context;
  const failed = findPriceFailure(snapshot);
  const hasFields = hasStayFields(snapshot);
  const isPriceShown = quote ? !isBooked(snapshot) : !stay || isPricing(snapshot);
  return (
    <div className={css.card}>
      {!stay && (
        <p className={css.cardPrice}>
          {text('pricing.from', { amount: roundMoney({ amount: lowestRate(property.pricing) }) })}
        </p>
      )}
      {hasFields && <StayFields {...props} />}
      {stay && !hasFields && (
        <div className={css.cardDates}>
          <p className={css.cardPrice}>{stay.dates}</p>
          <p className={shared.small}>{stay.guests}</p>
        </div>
      )}
      <div className={css.cardResult}>
        {quote && <LazySidePrice {...props} quote={quote} />}
        {!quote && isPricing(snapshot) && <PriceLoading />}
        {failed && <strong>{text(failureTexts[failed])}</strong>}
        <NextAction {...props} isWide />
        {isPriceShown && <LazyTrust property={property} />}
      </div>
    </div>
  );
}

/**
 * Shows the stay in one or two lines below the property's name. Hidden after the booking, because the success screen
 * shows the stay in full.
 */
export function StayInBrief(props: Pick<BookingProps, 'snapshot'>) {
  const text = useText();
  const { money } = useFormats();
  const stay = useStayTexts(props);
  const { snapshot } = props;
  const { quote } = snapshot.context;
  if (!stay || isBooked(snapshot)) return null;
  return (
    <>
      <p className={shared.small}>{[stay.dates, stay.nights, stay.guests].join(' · ')}</p>
      {quote && <p className={css.briefPrice}>{`${text('price.total')} ${money(quote.total)}`}</p>}
    </>
  );
}

/** Shows the price and the next action at the bottom of a phone's window. */
export function BookingBar(props: BookingProps) {
  const { property, snapshot } = props;
  const text = useText();
  const { money, roundMoney } = useFormats();
  const stay = useStayTexts(props);
  const { quote } = snapshot.context;
  if (!isChoosingDates(snapshot)) return null;
  const failed = findPriceFailure(snapshot);
  const price = quote
    ? money(quote.total)
    : text('pricing.from', { amount: roundMoney({ amount: lowestRate(property.pricing) }) });
  return (
    <div className={css.barBox}>
      <div>
        {failed ? <strong>{text(shortReasons[failed])}</strong> : <p className={css.barPrice}>{price}</p>}
        {stay && <p className={shared.small}>{stay.briefDates}</p>}
      </div>
      <NextAction {...props} isWide={false} />
    </div>
  );
}
