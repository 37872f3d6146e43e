import type { FC } from 'react';
import type { Obstacle } from '../../../../contract/dashboard/bookings.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { DateInput } from '../../../ui/DateInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';
import { PartyFields } from './PartyFields.tsx';
import { SourceFields } from './SourceFields.tsx';
import { getFieldId, StepForm } from './StepForm.tsx';

function useObstacleText() {
  const text = useText();
  const { date } = useFormats();
  return ({ start, end, by, name }: Obstacle) => {
    const from = date(start, 'dated');
    const to = date(end, 'dated');
    const words = text(`dashboard.booking.taken.${by}`, { from, to, name: name ?? '' });
    return by === 'host' && name ? `${words} (${name})` : words;
  };
}

function Message({ context, state }: Pick<PhoneBookingProps, 'context'> & { state: string }) {
  const text = useText();
  const describe = useObstacleText();
  if (state === 'stay.taken') {
    return (
      <Alert tone="warning" title={text('dashboard.booking.taken.title')}>
        <ul>
          {context.obstacles.map((obstacle) => (
            <li key={`${obstacle.by} ${obstacle.start} ${obstacle.name}`}>{describe(obstacle)}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  if (state === 'stay.impossible') {
    return (
      <Alert title={text('dashboard.booking.impossible.title')}>
        <p>{text('dashboard.booking.impossible.text')}</p>
      </Alert>
    );
  }
  return state === 'stay.failed' ? (
    <FailedCall title={text('dashboard.booking.notChecked')} failureReason={context} hasInput />
  ) : null;
}

/** The step of the source, the property, the dates and the guests. */
export const StayScreen: FC<PhoneBookingProps & { state: string }> = ({
  context,
  properties,
  findViolations,
  send,
  state,
}) => {
  const text = useText();
  const { draft } = context;
  const change = (changed: Partial<typeof draft>) => send({ type: 'draft.changed', draft: changed });
  const labels = {
    unit: text('dashboard.calendar.property'),
    startDate: text('stay.checkIn'),
    endDate: text('stay.checkOut'),
    guests: text('stay.guests'),
    'channel.name': text('dashboard.booking.channel.name'),
    'channel.reference': text('dashboard.booking.channel.reference'),
  };
  return (
    <StepForm
      step="stay"
      {...{ state, context, send, findViolations, labels }}
      message={<Message context={context} state={state} />}
    >
      {(getMessage) => (
        <>
          <SourceFields draft={draft} labels={labels} getMessage={getMessage} onChange={change} />
          <Select
            label={labels.unit}
            id={getFieldId('unit')}
            name="unit"
            value={draft.unit}
            error={getMessage('unit')}
            onChange={(unit) => change({ unit, children: 0, babies: 0 })}
          >
            <option value="">{text('form.choose')}</option>
            {properties.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <div className={shared.pair}>
            {(['startDate', 'endDate'] as const).map((field) => (
              <DateInput
                key={field}
                label={labels[field]}
                id={getFieldId(field)}
                name={field}
                value={draft[field]}
                error={getMessage(field)}
                onChange={(date) => change({ [field]: date })}
              />
            ))}
          </div>
          <PartyFields
            draft={draft}
            property={properties.find(({ id }) => id === draft.unit)}
            getMessage={getMessage}
            onChange={change}
          />
        </>
      )}
    </StepForm>
  );
};
