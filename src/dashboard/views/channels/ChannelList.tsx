import type { FC } from 'react';
import type { ChannelProperty } from '../../../../contract/dashboard/channels.ts';
import { channelPageAddress } from '../../../../contract/dashboard/pages.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { Outdated } from '../layout/NotLoaded.tsx';
import { PropertyFilter } from '../registrations/PropertyFilter.tsx';
import { filters } from '../registrations/registrations.css.ts';
import { useStayFilters } from '../registrations/useStayFilters.ts';
import { HiddenName } from '../today/TodayButtons.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import * as css from './channels.css.ts';
import type { ChannelsProps, ChannelsState } from './ChannelsProps.ts';
import { ConflictList } from './ConflictList.tsx';

type Props = ChannelsProps & { state: ChannelsState };

/** The error of the page, or the result of the last change. */
const Result: FC<Props> = ({ context, send, state }) => {
  const text = useText();
  const { done, fetched } = context;
  // After a reading was requested, the message is next to its button.
  if (state === 'shown.outdated' && fetched === '') return <Outdated send={send} />;
  return (
    done && (
      <Notice
        tone="success"
        isLive
        title={text(
          done.kind === 'remove' ? 'dashboard.channels.done.remove' : 'dashboard.channels.done.option',
          {
            calendar: done.calendar.name,
            property: done.property.name,
          },
        )}
      />
    )
  );
};

/** The states in which the calendars that were requested are being read. */
const readingStates: ReadonlySet<ChannelsState> = new Set([
  'shown.idle',
  'shown.refreshing',
  'shown.outdated',
]);

/** The calendars of a property, and what can be done with them. */
function PropertyChannels({ property, context, send, state }: Props & { property: ChannelProperty }) {
  const text = useText();
  const { property: id, name, calendars } = property;
  const isFetching = state === 'shown.fetching';
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{name}</h2>
      {calendars.length === 0 ? (
        <p className={shared.lead}>{text('dashboard.channels.none')}</p>
      ) : (
        <ul className={css.rows}>
          {calendars.map((calendar) => (
            <CalendarRow key={calendar.id} property={property} calendar={calendar} send={send} />
          ))}
        </ul>
      )}
      <div className={shared.actions}>
        <ButtonLink
          look={calendars.length === 0 ? 'primary' : 'secondary'}
          href={channelPageAddress('newCalendar', id)}
        >
          <span>{text('dashboard.channels.add')}</span>
          <HiddenName name={name} />
        </ButtonLink>
        {calendars.length > 0 && (
          <Button
            look="quiet"
            disabled={isFetching}
            isBusy={isFetching && context.fetched === id}
            onClick={() => send({ type: 'reading.requested', property: id })}
          >
            <span>{text('dashboard.channels.read')}</span>
            <HiddenName name={name} />
          </Button>
        )}
        <ButtonLink look="quiet" href={channelPageAddress('sharedCalendar', id)}>
          <span>{text('dashboard.channels.share')}</span>
          <HiddenName name={name} />
        </ButtonLink>
      </div>
      {context.fetched === id && state === 'shown.notFetched' && (
        <FailedCall title={text('dashboard.channels.notRead')} failureReason={context} />
      )}
      {context.fetched === id && context.isReading && readingStates.has(state) && (
        <Notice tone="info" isLive title={text('dashboard.channels.reading', { property: name })} />
      )}
      {context.fetched === id && state === 'shown.outdated' && <Outdated send={send} />}
    </section>
  );
}

/** Shows the double bookings, and the calendars of each property. */
export const ChannelList: FC<Props> = (props) => {
  const text = useText();
  const { context, properties: listed, send } = props;
  const { property } = useStayFilters();
  const isShown = (id: string) => property === '' || id === property;
  const found = context.properties.filter((one) => isShown(one.property));
  const shown = found.slice(0, context.most);
  return (
    <>
      <p className={shared.lead}>{text('dashboard.channels.lead')}</p>
      <Result {...props} />
      {listed.length > 1 && (
        <div className={filters}>
          <PropertyFilter properties={listed} />
        </div>
      )}
      <ConflictList
        conflicts={context.conflicts.filter(({ unitId }) => isShown(unitId))}
        properties={listed}
      />
      {context.properties.length === 0 && (
        <p className={shared.lead}>{text('dashboard.channels.noProperties')}</p>
      )}
      {shown.map((one) => (
        <PropertyChannels key={one.property} {...props} property={one} />
      ))}
      {shown.length < found.length && (
        <div className={shared.actions}>
          <Button onClick={() => send({ type: 'more.requested' })}>
            {text('dashboard.channels.more', { count: found.length - shown.length })}
          </Button>
        </div>
      )}
    </>
  );
};
