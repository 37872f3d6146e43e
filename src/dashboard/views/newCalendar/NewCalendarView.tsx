import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import { channelPageAddress, channelsAddress } from '../../../../contract/dashboard/pages.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import { getChannelName } from '../../../../contract/dashboard/bookingSource.ts';
import type { CalendarEntry } from '../../../../machines/dashboard/newCalendar/newCalendar.types.ts';
import type { newCalendarMachine } from '../../../../machines/dashboard/newCalendar/newCalendar.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { hasOddEvents, OddEvents, useNightsTexts } from '../channels/CalendarContent.tsx';
import { Page } from '../layout/Page.tsx';
import { UnconfirmedAlert } from '../outcome/UnconfirmedAlert.tsx';
import { CalendarForm } from './CalendarForm.tsx';
import type { NewCalendarProps, NewCalendarState } from './NewCalendarProps.ts';

const getCalendarName = ({ channel, name }: CalendarEntry) =>
  getChannelName({ source: channel, channelName: name });

type TestedState = 'tested' | 'adding';

/** The content of the calendar before it is added. A calendar that could not be read can be added as well. */
const Tested: FC<NewCalendarProps & { state: TestedState }> = ({ context, propertyName, send, state }) => {
  const text = useText();
  const getNightsTexts = useNightsTexts();
  const { entry, test } = context;
  const calendar = getCalendarName(entry);
  const isBusy = state === 'adding';
  return (
    <>
      <p className={shared.lead}>{text('dashboard.channels.new.for', { property: propertyName })}</p>
      {test?.outcome === 'read' && (
        <>
          <Notice tone="success" title={text('dashboard.channels.new.tested', { calendar })}>
            {getNightsTexts(test).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>{text('dashboard.channels.new.tested.about')}</p>
          </Notice>
          {hasOddEvents(test) && <OddEvents content={test} />}
        </>
      )}
      <div className={shared.stackedActions}>
        <Button look="primary" isBusy={isBusy} onClick={() => send({ type: 'calendar.confirmed' })}>
          {text('dashboard.channels.new.confirm', { calendar })}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'form.requested' })}>
          {text('dashboard.channels.new.form')}
        </Button>
      </div>
    </>
  );
};

const ToChannels = ({ context: { property } }: Pick<NewCalendarProps, 'context'>) => (
  <ButtonLink href={channelsAddress(property)}>{useText()('dashboard.channels.back')}</ButtonLink>
);

const Unconfirmed: FC<NewCalendarProps> = ({ context, send }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{getCalendarName(context.entry)}</p>
      <UnconfirmedAlert failureReason={context} isLeft />
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'calendar.confirmed' })}>
          {text('dashboard.outcome.repeat')}
        </Button>
        <ToChannels context={context} />
      </div>
    </>
  );
};

const Added: FC<NewCalendarProps> = ({ context, propertyName }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>
        {text('dashboard.channels.new.added', {
          calendar: getCalendarName(context.entry),
          property: propertyName,
        })}
      </p>
      <div className={shared.stackedActions}>
        <ButtonLink look="primary" href={channelPageAddress('sharedCalendar', context.property)}>
          {text('dashboard.channels.share')}
        </ButtonLink>
        <ToChannels context={context} />
      </div>
    </>
  );
};

const screens: Screens<NewCalendarState, NewCalendarProps> = {
  editing: CalendarForm,
  testing: CalendarForm,
  tested: Tested,
  unreadable: CalendarForm,
  notTested: CalendarForm,
  adding: Tested,
  refused: CalendarForm,
  taken: CalendarForm,
  tooMany: CalendarForm,
  rejected: CalendarForm,
  unconfirmed: Unconfirmed,
  added: Added,
};

interface Props extends Pick<Session, 'properties'> {
  actor: ActorRefFrom<typeof newCalendarMachine>;
}

/** Adds the calendar of another channel. */
export function NewCalendarView({ actor, properties }: Props) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const propertyName = properties.find(({ id }) => id === context.property)?.name ?? context.property;
  return (
    <Page title={text('dashboard.channels.add')} machine="newCalendar" state={value}>
      <StateScreen screens={screens} state={value} from={{ context, propertyName, send: actor.send }} />
    </Page>
  );
}
