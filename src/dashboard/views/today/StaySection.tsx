import { Link } from 'wouter';
import { reservationAddress } from '../../../../contract/dashboard/pages.ts';
import type { TodayStay } from '../../../../contract/dashboard/today.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { phoneLink } from '../../../kit/phoneLink.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './today.css.ts';
import type { TodayProps } from './TodayProps.ts';

interface SectionProps extends Pick<TodayProps, 'properties'> {
  title: string;
  /** The text of a day without such stays. */
  emptyText: string;
  stays: readonly TodayStay[];
}

function Stay({ stay, properties }: Pick<TodayProps, 'properties'> & { stay: TodayStay }) {
  const text = useText();
  const { date, money, time } = useFormats();
  const { number, unitId, guestName, startDate, endDate, guestCount, arrivalTime, registration } = stay;
  const parts = [
    text('dashboard.reservations.dates', { from: date(startDate, 'short'), to: date(endDate, 'short') }),
    text('count.guests', { guests: guestCount }),
    arrivalTime !== null && text('dashboard.reservations.arrival', { time: time(arrivalTime) }),
  ];
  const states = [
    text(registration === 'registered' ? 'dashboard.today.registered' : 'dashboard.today.notRegistered'),
    stay.due && stay.due.amount > 0 && text('dashboard.today.due', { amount: money(stay.due) }),
  ];
  return (
    <li className={css.row}>
      <h3 className={css.name}>
        <Link href={reservationAddress(number)}>
          <Verbatim>{guestName === '' ? number : guestName}</Verbatim>
        </Link>
      </h3>
      <p>{properties.find(({ id }) => id === unitId)?.name ?? unitId}</p>
      <p className={shared.small}>{parts.filter(Boolean).join(' · ')}</p>
      <p className={shared.small}>{states.filter(Boolean).join(' · ')}</p>
      {stay.phone !== null && (
        <p className={shared.small}>
          <a className={css.phone} href={phoneLink(stay.phone)}>
            <Verbatim isWhole>{stay.phone}</Verbatim>
          </a>
        </p>
      )}
    </li>
  );
}

/** The stays of a part of the day, such as the arrivals. */
export const StaySection = ({ title, emptyText, stays, properties }: SectionProps) => (
  <section className={css.section}>
    <h2 className={css.heading}>{title}</h2>
    {stays.length === 0 ? (
      <p className={shared.lead}>{emptyText}</p>
    ) : (
      <ul className={css.rows}>
        {stays.map((stay) => (
          <Stay key={stay.number} stay={stay} properties={properties} />
        ))}
      </ul>
    )}
  </section>
);
