import type { FC } from 'react';
import { channelsAddress } from '../../../../contract/dashboard/pages.ts';
import { channelChoices } from '../../../../contract/dashboard/bookingSource.ts';
import type { CalendarEntry } from '../../../../machines/dashboard/newCalendar/newCalendar.types.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useViolations } from '../../../kit/violations.ts';
import { useText } from '../../i18n/index.ts';
import { ChannelSteps } from '../channels/ChannelSteps.tsx';
import { failureTexts } from '../channels/failureTexts.ts';
import { Form } from '../layout/Form.tsx';
import { RefusedAnswers } from '../layout/RefusedAnswers.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import type { NewCalendarProps, NewCalendarState } from './NewCalendarProps.ts';

type FormState = Exclude<NewCalendarState, 'tested' | 'adding' | 'unconfirmed' | 'added'>;
type Props = NewCalendarProps & { state: FormState };

/** Why the calendar was not tested or not added. */
const Result: FC<Props> = ({ context, send, state }) => {
  const text = useText();
  if (state === 'unreadable' && context.test?.outcome === 'failed') {
    const { reason } = context.test;
    return (
      <>
        <Alert title={text('dashboard.channels.new.unreadable')}>
          <p>{text(failureTexts[reason])}</p>
        </Alert>
        {reason !== 'own-calendar' && (
          <div className={shared.actions}>
            <Button onClick={() => send({ type: 'calendar.confirmed' })}>
              {text('dashboard.channels.new.anyway')}
            </Button>
          </div>
        )}
      </>
    );
  }
  if (state === 'notTested')
    return <FailedCall title={text('dashboard.channels.new.notTested')} failureReason={context} hasInput />;
  if (state === 'taken') return <Alert title={text('dashboard.channels.new.taken')} />;
  if (state === 'tooMany') return <RejectedAlert refusal={context} hasInput />;
  return state === 'rejected' ? (
    <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} hasInput />
  ) : null;
};

/** Which events of the calendar take nights. */
function Options({ context: { entry }, send }: Pick<Props, 'context' | 'send'>) {
  const text = useText();
  const change = (changes: Partial<CalendarEntry>) => send({ type: 'entry.changed', entry: changes });
  return (
    <Disclosure look="button" title={<span>{text('dashboard.channels.new.options')}</span>}>
      <div className={shared.group}>
        <Checkbox
          name="staysOnly"
          isChecked={entry.staysOnly}
          description={text('dashboard.channels.new.staysOnly.about')}
          onChange={(staysOnly) => change({ staysOnly })}
        >
          {text('dashboard.channels.staysOnly')}
        </Checkbox>
        <Checkbox
          name="ignoresFree"
          isChecked={entry.ignoresFree}
          description={text('dashboard.channels.new.ignoresFree.about')}
          onChange={(ignoresFree) => change({ ignoresFree })}
        >
          {text('dashboard.channels.ignoresFree')}
        </Checkbox>
      </div>
    </Disclosure>
  );
}

/** Shows the form of a new calendar, with the steps at the channel. */
export const CalendarForm: FC<Props> = (props) => {
  const text = useText();
  const { context, propertyName, send, state } = props;
  const { entry, property, violations } = context;
  const labels: Readonly<Record<string, string>> = {
    name: text('dashboard.channels.new.name'),
    address: text('dashboard.channels.new.address'),
  };
  const { getMessage, summary } = useViolations(
    violations.map((violation) =>
      violation.propertyPath === 'address' && violation.code === 'invalid'
        ? { ...violation, code: 'calendar_address', message: text('dashboard.channels.new.address.invalid') }
        : violation,
    ),
    (path) => (path in labels ? { id: `calendar-${path}`, label: labels[path]! } : undefined),
  );
  return (
    <>
      <p className={shared.lead}>{text('dashboard.channels.new.for', { property: propertyName })}</p>
      <Form
        onSubmit={() => send({ type: 'test.requested' })}
        submit={text('dashboard.channels.new.test')}
        isBusy={state === 'testing'}
        back={
          <ButtonLink look="quiet" href={channelsAddress(property)}>
            {text('dashboard.channels.back')}
          </ButtonLink>
        }
      >
        {state === 'refused' && <RefusedAnswers errors={summary} level={2} />}
        <Result {...props} />
        <div className={shared.group}>
          <RadioCards
            legend={text('dashboard.channels.new.channel')}
            name="channel"
            isRow
            value={entry.channel}
            onChange={(channel) =>
              send({ type: 'entry.changed', entry: { channel: channel as CalendarEntry['channel'] } })
            }
            options={channelChoices.map((value) => ({
              value,
              content: value === 'other' ? text('dashboard.booking.source.other') : value,
            }))}
          />
          {entry.channel === 'other' && (
            <TextField
              label={labels['name']!}
              id="calendar-name"
              name="name"
              autoComplete="off"
              value={entry.name}
              error={getMessage('name')}
              onChange={(name) => send({ type: 'entry.changed', entry: { name } })}
            />
          )}
          <Disclosure look="button" title={<span>{text('dashboard.channels.new.where')}</span>}>
            <ChannelSteps channel={entry.channel} direction="copy" />
          </Disclosure>
          <TextField
            label={labels['address']!}
            description={text('dashboard.channels.new.address.about')}
            id="calendar-address"
            name="address"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={entry.address}
            error={getMessage('address')}
            onChange={(address) => send({ type: 'entry.changed', entry: { address } })}
          />
          <Options context={context} send={send} />
        </div>
      </Form>
    </>
  );
};
