import type { FC } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as shared from '../../../kit/shared.css.ts';
import type { StatesWithin } from '../../../kit/atomicState.ts';
import type { Banners } from '../../../kit/StateScreen.tsx';
import type { BookingProps, BookingState } from '../shared/BookingProps.ts';
import { FailedCall, useCauseTitle } from '../../../kit/FailedCall.tsx';
import { LegalNote } from '../../shared/LegalNote.tsx';
import { PriceLoading } from '../../shared/PriceLoading.tsx';
import { StepHeading } from '../../shared/StepHeading.tsx';
import { RefusedFields } from '../../../kit/RefusedFields.tsx';
import { getMissingMessage } from '../../../kit/getMissingMessage.ts';
import { useBookingViolations } from '../shared/violations.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { HostInCard } from '../trust/HostInCard.tsx';
import { PaymentMethods } from '../trust/PaymentMethods.tsx';
import { findChosenOption } from '../shared/findChosenOption.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';

const Sending: FC<BookingProps> = () => {
  const text = useText();
  return (
    <p role="status" className={shared.small}>
      {text('form.sending')}
    </p>
  );
};

const Refused: FC<BookingProps> = ({ snapshot }) => {
  const text = useText();
  const { summary } = useBookingViolations(snapshot.context.violations, getMissingMessage);
  return (
    <RefusedFields
      key={snapshot.context.attempt}
      title={text('problem.validationFailed.title')}
      text={text('problem.validationFailed.text')}
      errors={summary}
    />
  );
};

const Offline: FC<BookingProps> = ({ snapshot }) => {
  const text = useText();
  return (
    <FailedCall
      title={useCauseTitle(snapshot.context)}
      failureReason={snapshot.context}
      ownTexts={{ unreachable: text('form.offline.text') }}
      hasInput
    />
  );
};

const NotCreated: FC<BookingProps> = ({ snapshot }) => {
  const text = useText();
  return (
    <FailedCall title={text('problem.reservationCreate.title')} failureReason={snapshot.context} hasInput />
  );
};

const NoMoreHolds: FC<BookingProps> = ({ snapshot }) => {
  const text = useText();
  return (
    <FailedCall
      title={text('problem.noMoreHolds.title')}
      failureReason={snapshot.context}
      ownTexts={{ tooManyRequests: text('problem.noMoreHolds.text') }}
      hasInput
    />
  );
};

type FormState = Exclude<
  StatesWithin<'form', BookingState>,
  'form.datesTaken' | 'form.repricing' | 'form.termsChanged'
>;

/** The banner above the fields, to which it links. */
const above: Banners<FormState, BookingProps> = {
  'form.editing': undefined,
  'form.creating': undefined,
  'form.refused': Refused,
  'form.noMoreHolds': undefined,
  'form.offline': undefined,
  'form.notCreated': undefined,
};

/** The banner next to the submit button. */
const bannersBelow: Banners<FormState, BookingProps> = {
  'form.editing': undefined,
  'form.creating': Sending,
  'form.refused': undefined,
  'form.noMoreHolds': NoMoreHolds,
  'form.offline': Offline,
  'form.notCreated': NotCreated,
};

/** Shows the form. All its states share one screen, so that focus and input are preserved. */
export const Details: FC<BookingProps & { state: FormState }> = (props) => {
  const { snapshot, send, property } = props;
  const text = useText();
  const { quote, details, violations } = snapshot.context;
  const { getMessage } = useBookingViolations(violations, getMissingMessage);
  const [Above, Below] = [above[props.state], bannersBelow[props.state]];
  return (
    <>
      <StepHeading className={shared.stepTitle}>{text('form.title')}</StepHeading>
      {Above && <Above {...props} />}
      <form
        className={shared.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submitted' });
        }}
      >
        <DetailsFields
          details={details}
          getMessage={getMessage}
          onChange={(changed) => send({ type: 'details.changed', details: changed })}
          remembering={props.remembering}
          remember={props.remember}
        />
        {quote && (
          <PaymentChoice
            property={property}
            quote={quote}
            chosen={details.paymentOptionId}
            error={getMessage('paymentOptionId')}
            send={send}
          />
        )}
        <div className={shared.group}>
          <OrderSummary {...props} />
          <LegalNote id="legal.whenOrdering" />
          {Below && <Below {...props} />}
          <div className={shared.stackedActions}>
            <Button
              type="submit"
              look="primary"
              isBusy={snapshot.hasTag('waiting')}
              disabled={!snapshot.can({ type: 'form.submitted' })}
            >
              {text('order.button')}
            </Button>
            <Button
              look="quiet"
              disabled={!snapshot.can({ type: 'dates.revisited' })}
              onClick={() => send({ type: 'dates.revisited' })}
            >
              {text('form.otherDates')}
            </Button>
          </div>
          <p className={shared.policy}>
            <Icon name="lock" size="small" />
            <span className={shared.small}>{text('form.next')}</span>
          </p>
          <PaymentMethods methods={quote && findChosenOption(quote, details)?.methods} />
          <HostInCard property={property} />
        </div>
      </form>
    </>
  );
};

export const Repricing: FC<BookingProps> = () => <PriceLoading />;

export const TermsChanged: FC<BookingProps> = ({ property, snapshot, send }) => {
  const text = useText();
  return (
    <>
      <StepHeading className={shared.stepTitle}>{text('problem.termsChanged.title')}</StepHeading>
      <Notice tone="warning" title={text('problem.termsChanged.title')} isLive>
        <p>{text('problem.termsChanged.text')}</p>
      </Notice>
      <OrderSummary property={property} snapshot={snapshot} />
      <div className={shared.stackedActions}>
        <Button
          look="primary"
          disabled={!snapshot.can({ type: 'terms.accepted' })}
          onClick={() => send({ type: 'terms.accepted' })}
        >
          {text('order.button')}
        </Button>
        <Button
          look="quiet"
          disabled={!snapshot.can({ type: 'dates.revisited' })}
          onClick={() => send({ type: 'dates.revisited' })}
        >
          {text('form.otherDates')}
        </Button>
      </div>
    </>
  );
};
