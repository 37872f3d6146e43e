import { Link } from 'wouter';
import type { ChannelConflict } from '../../../../contract/dashboard/channels.ts';
import { calendarAddress, reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './channels.css.ts';
import type { ChannelsProps } from './ChannelsProps.ts';

interface Props extends Pick<ChannelsProps, 'properties'> {
  conflicts: readonly ChannelConflict[];
}

/** The booking of this site and that of a channel for the same nights. */
function Conflict({ conflict, properties }: Pick<Props, 'properties'> & { conflict: ChannelConflict }) {
  const text = useText();
  const { date } = useFormats();
  const { unitId, number, startDate, endDate, calendar, start, end } = conflict;
  const getDates = (from: string, to: string) =>
    text('dashboard.reservations.dates', { from: date(from, 'short'), to: date(to, 'short') });
  return (
    <li className={css.row}>
      {properties.length > 1 && (
        <p className={css.name}>{properties.find(({ id }) => id === unitId)?.name ?? unitId}</p>
      )}
      <div className={css.bookings}>
        <div>
          <p className={css.facts}>{text('dashboard.channels.conflict.here')}</p>
          <p>{getDates(startDate, endDate)}</p>
          <Link href={reservationAddress(number)}>
            <Verbatim>{number}</Verbatim>
          </Link>
        </div>
        <div>
          <p className={css.facts}>{text('dashboard.channels.conflict.there', { calendar })}</p>
          <p>{getDates(start, end)}</p>
          <Link href={calendarAddress(start < startDate ? start : startDate, unitId)}>
            {text('dashboard.channels.conflict.calendar')}
          </Link>
        </div>
      </div>
    </li>
  );
}

const List = ({ conflicts, properties }: Props) => (
  <ul className={css.rows}>
    {conflicts.map((conflict) => (
      <Conflict
        key={`${conflict.number} ${conflict.calendar} ${conflict.start}`}
        conflict={conflict}
        properties={properties}
      />
    ))}
  </ul>
);

/** The double bookings with what to do, and folded, bookings of this site that channels repeat. */
export function ConflictList({ conflicts, properties }: Props) {
  const text = useText();
  const [echoes, real] = [
    conflicts.filter(({ isEcho }) => isEcho),
    conflicts.filter(({ isEcho }) => !isEcho),
  ];
  if (conflicts.length === 0) return null;
  return (
    <section className={css.section}>
      {real.length > 0 && (
        <>
          <h2 className={css.heading}>{text('dashboard.today.group.conflict')}</h2>
          <p className={shared.lead}>{text('dashboard.channels.conflict.lead')}</p>
          <List conflicts={real} properties={properties} />
        </>
      )}
      {echoes.length > 0 && (
        <Disclosure
          look="button"
          title={<span>{text('dashboard.channels.echo', { count: echoes.length })}</span>}
        >
          <div className={css.section}>
            <p className={shared.small}>{text('dashboard.channels.echo.about')}</p>
            <List conflicts={echoes} properties={properties} />
          </div>
        </Disclosure>
      )}
    </section>
  );
}
