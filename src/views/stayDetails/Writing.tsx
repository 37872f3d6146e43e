import type { FC } from 'react';
import { getForm, isSaving } from '../../../machines/stayDetails/selectors.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ArrivalTimeField } from '../shared/ArrivalTimeField.tsx';
import { getDetailsField } from '../shared/detailsLabels.ts';
import { FailedCall } from '../../kit/FailedCall.tsx';
import { InvoiceFields } from '../shared/InvoiceFields.tsx';
import * as shared from '../../kit/shared.css.ts';
import { StepHeading } from '../shared/StepHeading.tsx';
import { getMissingMessage } from '../../kit/getMissingMessage.ts';
import { useViolations } from '../../kit/violations.ts';
import { RefusedFields } from '../../kit/RefusedFields.tsx';
import type { Banners } from '../../kit/StateScreen.tsx';
import { getArrivalProps } from './arrivalProps.ts';
import * as css from './stayDetails.css.ts';
import type { StayDetailsProps, StayDetailsState } from './StayDetailsProps.ts';

const form = 'details';

function useDetailsViolations({ snapshot }: StayDetailsProps) {
  const text = useText();
  return useViolations(
    snapshot.context.violations,
    (path) => {
      const field = getDetailsField(form, path);
      return field && { ...field, label: text(field.label) };
    },
    getMissingMessage,
  );
}

const Saving: FC<StayDetailsProps> = () => {
  const text = useText();
  return (
    <p role="status" className={shared.small}>
      {text('details.saving')}
    </p>
  );
};

const Refused: FC<StayDetailsProps> = (props) => {
  const text = useText();
  const { summary } = useDetailsViolations(props);
  return (
    <RefusedFields
      key={props.snapshot.context.attempt}
      title={text('problem.validationFailed.title')}
      text={text('problem.validationFailed.text')}
      errors={summary}
    />
  );
};

const NotSaved: FC<StayDetailsProps> = ({ snapshot }) => {
  const text = useText();
  return <FailedCall title={text('details.notSaved.title')} failureReason={snapshot.context} hasInput />;
};

type WritingState = Exclude<StayDetailsState, 'loading' | 'shown' | 'saved' | 'fixed'>;

/** The banner above the fields, to which it links. */
const above: Banners<WritingState, StayDetailsProps> = {
  editing: undefined,
  saving: undefined,
  refused: Refused,
  notSaved: undefined,
};

/** The banner next to the submit button. */
const bannersBelow: Banners<WritingState, StayDetailsProps> = {
  editing: undefined,
  saving: Saving,
  refused: undefined,
  notSaved: NotSaved,
};

/** Shows the form for the arrival time and the invoice details. */
export const Writing: FC<StayDetailsProps & { state: WritingState }> = (props) => {
  const { snapshot, send, reservation } = props;
  const text = useText();
  const { getMessage } = useDetailsViolations(props);
  const { arrivalTime, hasInvoice, invoice } = getForm(snapshot);
  const [Above, Below] = [above[props.state], bannersBelow[props.state]];
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'details.submitted' });
      }}
    >
      <StepHeading className={css.title}>{text('details.ask')}</StepHeading>
      {Above && <Above {...props} />}
      <div className={shared.group}>
        <ArrivalTimeField
          {...getArrivalProps(reservation)}
          id={`${form}-arrivalTime`}
          value={arrivalTime}
          error={getMessage('arrivalTime')}
          onChange={(time) => send({ type: 'details.changed', form: { arrivalTime: time } })}
        />
        <Checkbox
          name="hasInvoice"
          isChecked={hasInvoice}
          onChange={(isSelected) => send({ type: 'details.changed', form: { hasInvoice: isSelected } })}
        >
          {text('details.hasInvoice')}
        </Checkbox>
        {hasInvoice && (
          <InvoiceFields
            form={form}
            value={invoice}
            getMessage={getMessage}
            onChange={(changed) => send({ type: 'details.changed', form: { invoice: changed } })}
          />
        )}
      </div>
      {Below && <Below {...props} />}
      <div className={shared.stackedActions}>
        <Button
          type="submit"
          look="primary"
          isBusy={isSaving(snapshot)}
          disabled={!snapshot.can({ type: 'details.submitted' })}
        >
          {text('details.save')}
        </Button>
        <Button
          look="quiet"
          disabled={!snapshot.can({ type: 'details.dismissed' })}
          onClick={() => send({ type: 'details.dismissed' })}
        >
          {text('details.keep')}
        </Button>
      </div>
    </form>
  );
};
