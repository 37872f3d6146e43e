import { Suspense, useEffect, type FC } from 'react';
import { legalPage } from '../../../contract/rules/addresses.ts';
import { Text, useLanguage, useText } from '../../i18n/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { markOptional } from '../../ui/chunkErrors.ts';
import { useErrorText } from '../../ui/summarisedError.ts';
import type { StatesWithin } from '../../kit/atomicState.ts';
import * as css from './shared/booking.css.ts';
import * as shared from '../../kit/shared.css.ts';
import type { BookingProps, BookingState } from './shared/BookingProps.ts';
import { loadAlternatives, loadForm } from './loadScreens.ts';
import { LazyPrice, LazyShare } from './price/LazyPrice.tsx';
import { FailedCall } from '../../kit/FailedCall.tsx';
import { linkTo } from '../shared/linkTo.tsx';
import { PriceLoading } from '../shared/PriceLoading.tsx';
import { CalendarPlace } from './stay/CalendarPlace.tsx';
import { useBookingViolations } from './shared/violations.ts';

const Alternatives = lazyPart(loadAlternatives, (parts) => parts.Alternatives);

const NoPriceYet: FC<BookingProps> = () => {
  const text = useText();
  return <p className={shared.lead}>{text('policy.selectDatesFirst')}</p>;
};

const PriceAwaited: FC<BookingProps> = () => (
  <div className={css.narrowOnly}>
    <PriceLoading />
  </div>
);

const Price: FC<BookingProps> = ({ property, snapshot, send }) => {
  const text = useText();
  const { quote } = snapshot.context;
  // Prefetches the next step while the guest reads the price.
  useEffect(() => {
    loadForm().catch(markOptional);
  }, []);
  return (
    <>
      {quote && (
        <div className={css.narrowOnly}>
          <LazyPrice quote={quote} timeZone={property.timeZone} />
        </div>
      )}
      <div className={shared.stackedActions}>
        <Button
          look="primary"
          disabled={!snapshot.can({ type: 'booking.begun' })}
          onClick={() => send({ type: 'booking.begun' })}
        >
          {text('booking.begin')}
        </Button>
        <p className={shared.small}>{text('booking.nothingYet')}</p>
        <LazyShare property={property} snapshot={snapshot} />
      </div>
    </>
  );
};

function DatesTaken({ leavesTyping = false, ...props }: BookingProps & { leavesTyping?: boolean }) {
  const text = useText();
  return (
    <>
      <Alert title={text('problem.datesUnavailable.title')} keepsFocus={leavesTyping}>
        <p>{text('problem.datesUnavailable.text')}</p>
      </Alert>
      <Suspense>
        <Alternatives {...props} />
      </Suspense>
    </>
  );
}

const Taken: FC<BookingProps> = (props) => <DatesTaken {...props} leavesTyping />;
const DatesNowTaken: FC<BookingProps> = DatesTaken;

const Impossible: FC<BookingProps> = (props) => {
  const text = useText();
  const getErrorText = useErrorText();
  const { summary } = useBookingViolations(props.snapshot.context.violations);
  return (
    <>
      <Alert title={text('problem.validationFailed.title')} keepsFocus>
        {summary.length > 0 ? (
          <ul>
            {summary.map((error) => (
              <li key={getErrorText(error)}>{getErrorText(error)}</li>
            ))}
          </ul>
        ) : (
          <p>{text('problem.validationFailed.unnamed')}</p>
        )}
      </Alert>
      <Suspense>
        <Alternatives {...props} />
      </Suspense>
    </>
  );
};

const NotPriced: FC<BookingProps> = ({ snapshot, send }) => {
  const text = useText();
  return (
    <FailedCall title={text('problem.priceFetch.title')} failureReason={snapshot.context} keepsFocus>
      <p>
        <Button
          disabled={!snapshot.can({ type: 'price.requested' })}
          onClick={() => send({ type: 'price.requested' })}
        >
          {text('action.tryAgain')}
        </Button>
      </p>
    </FailedCall>
  );
};

type DatesState = StatesWithin<'dates', BookingState> | 'form.datesTaken';

const outcomes: Record<DatesState, FC<BookingProps>> = {
  'dates.choosing': NoPriceYet,
  'dates.halfChosen': NoPriceYet,
  'dates.pricing': PriceAwaited,
  'dates.priced': Price,
  'dates.unavailable': Taken,
  'dates.impossible': Impossible,
  'dates.notPriced': NotPriced,
  'form.datesTaken': DatesNowTaken,
};

/**
 * Shows the calendar and the result of the chosen dates. All these states share one screen, so that the calendar stays
 * while prices change. Messages are below the calendar, because a message above it would move the day that the guest is
 * pressing. In narrow windows, all this is folded until the guest presses a date field or has chosen dates.
 */
export const Dates: FC<BookingProps & { state: DatesState }> = (props) => {
  const text = useText();
  const language = useLanguage();
  const Outcome = outcomes[props.state];
  const { startDate, endDate } = props.snapshot.context.stay;
  const isOpen = props.picker.isOpen || startDate !== '' || endDate !== '';
  return (
    <>
      <h3 className={hidden} tabIndex={-1}>
        {text('steps.dates')}
      </h3>
      <noscript className={css.scriptless}>
        <p>
          <Text
            id="booking.scriptsNeeded"
            values={{
              imprint: linkTo(legalPage(language, 'imprint')),
            }}
          />
        </p>
      </noscript>
      <div className={css.fold} data-open={isOpen || undefined}>
        <CalendarPlace {...props} />
        <div className={css.screen} tabIndex={-1} data-outcome="">
          <Outcome {...props} />
        </div>
      </div>
    </>
  );
};
