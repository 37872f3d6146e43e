import { useEffect, type FC } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import { Notice } from '../../ui/Notice.tsx';
import { leafOf, type Within } from '../leaf.ts';
import * as css from './booking.css.ts';
import * as parts from '../shared/parts.css.ts';
import type { BookingProps, BookingState } from './BookingProps.ts';
import { loadForm } from './later.ts';
import { PriceLines, PriceOnItsWay } from '../shared/PriceLines.tsx';
import { StayPicker } from './stay/StayPicker.tsx';
import { useBookingViolations } from './violations.ts';

const NoPriceYet: FC<BookingProps> = () => {
  const text = useText();
  return <p className={parts.lead}>{text('policy.selectDatesFirst')}</p>;
};

const PriceAwaited: FC<BookingProps> = () => (
  <div className={css.narrowOnly}>
    <PriceOnItsWay />
  </div>
);

const Price: FC<BookingProps> = ({ snapshot, send }) => {
  const text = useText();
  const { quote } = snapshot.context;
  // What comes next is fetched while the guest reads the price.
  useEffect(() => void loadForm(), []);
  return (
    <>
      {quote && (
        <div className={css.narrowOnly}>
          <PriceLines quote={quote} />
        </div>
      )}
      <div className={parts.stackedMoves}>
        <Button
          look="primary"
          disabled={!snapshot.can({ type: 'booking.begun' })}
          onClick={() => send({ type: 'booking.begun' })}
        >
          {text('booking.begin')}
        </Button>
        <p className={parts.small}>{text('booking.nothingYet')}</p>
      </div>
    </>
  );
};

const Taken: FC<BookingProps> = () => {
  const text = useText();
  return (
    <Notice tone="error" title={text('problem.datesUnavailable.title')} isLive>
      <p>{text('problem.datesUnavailable.text')}</p>
    </Notice>
  );
};

const Impossible: FC<BookingProps> = ({ snapshot }) => {
  const text = useText();
  const { summary } = useBookingViolations(snapshot.context.violations);
  return (
    <Notice tone="error" title={text('problem.validationFailed.title')} isLive>
      <ul>
        {summary.map(({ label, message }) => (
          <li key={label + message}>{`${label}: ${message}`}</li>
        ))}
      </ul>
    </Notice>
  );
};

const NotPriced: FC<BookingProps> = ({ snapshot, send }) => {
  const text = useText();
  return (
    <Notice tone="error" title={text('problem.priceFetch.title')} isLive>
      <p>{text('problem.priceFetch.text')}</p>
      <p>
        <Button
          disabled={!snapshot.can({ type: 'price.requested' })}
          onClick={() => send({ type: 'price.requested' })}
        >
          {text('action.tryAgain')}
        </Button>
      </p>
    </Notice>
  );
};

const outcomes: Record<Within<'dates', BookingState>, FC<BookingProps>> = {
  'dates.choosing': NoPriceYet,
  'dates.halfChosen': NoPriceYet,
  'dates.pricing': PriceAwaited,
  'dates.priced': Price,
  'dates.unavailable': Taken,
  'dates.impossible': Impossible,
  'dates.notPriced': NotPriced,
};

/** Dates, guests and what comes of them. One screen, so that the calendar stays while prices come and go. */
export const Dates: FC<BookingProps> = (props) => {
  const text = useText();
  const Outcome = outcomes[leafOf(props.snapshot.value) as keyof typeof outcomes];
  return (
    <>
      <h3 className={hidden} tabIndex={-1}>
        {text('steps.dates')}
      </h3>
      <StayPicker {...props} />
      <Outcome {...props} />
    </>
  );
};
