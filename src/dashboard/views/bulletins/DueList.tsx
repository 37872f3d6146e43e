import { Link } from 'wouter';
import type { DueStay } from '../../../../contract/dashboard/bulletins.ts';
import { dashboardPages, reservationAddress } from '../../../../contract/dashboard/pages.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { PropertyFilter } from '../registrations/PropertyFilter.tsx';
import * as filters from '../registrations/registrations.css.ts';
import { useStayFilters } from '../registrations/useStayFilters.ts';
import * as today from '../today/today.css.ts';
import type { BulletinsProps } from './BulletinsProps.ts';

/** Whether the file of a property contains the guests of a stay. */
const isReady = ({ guests, bulletins }: DueStay) => guests === 'registered' && bulletins > 0;

/** Returns the deadline of a stay, and what is missing. */
function useStateTexts({ guests, bulletins, dueBy, isLate, isToBeCorrected }: DueStay) {
  const text = useText();
  const { date } = useFormats();
  const missing =
    guests === 'reopened' ? 'dashboard.registrations.reopened' : 'dashboard.today.notRegistered';
  return [
    isLate && text('dashboard.today.task.bulletinsLate'),
    text('dashboard.today.reportUntil', { date: date(dueBy, 'day') }),
    guests === 'registered' ? text('dashboard.bulletins.ready', { count: bulletins }) : text(missing),
    isToBeCorrected && text('dashboard.bulletins.correct'),
  ].filter((part) => part !== false);
}

function Stay({ stay, send }: Pick<BulletinsProps, 'send'> & { stay: DueStay }) {
  const text = useText();
  const { date } = useFormats();
  const states = useStateTexts(stay);
  const { number, guestName, startDate, endDate } = stay;
  const name = guestName === '' ? number : guestName;
  return (
    <li className={today.row}>
      <h3 className={today.name}>
        <Link href={reservationAddress(number)}>
          <Verbatim>{name}</Verbatim>
        </Link>
      </h3>
      <p className={shared.small}>
        {text('dashboard.reservations.dates', { from: date(startDate, 'short'), to: date(endDate, 'short') })}
      </p>
      <p className={shared.small}>{states.join(' · ')}</p>
      <div className={shared.actions}>
        <Button look="quiet" onClick={() => send({ type: 'filing.requested', stays: [stay] })}>
          <span>{text('dashboard.bulletins.file')}</span>
          <span className={hidden}>
            <Verbatim>{name}</Verbatim>
          </span>
        </Button>
      </div>
    </li>
  );
}

/** The stays whose guests must be reported, by property, because a file contains those of one property. */
export function DueList({ context: { stays }, properties, send }: BulletinsProps) {
  const text = useText();
  const { property } = useStayFilters();
  const shown = stays.filter(({ unitId }) => property === '' || unitId === property);
  return (
    <>
      <p className={shared.lead}>{text('dashboard.bulletins.lead')}</p>
      <div className={shared.actions}>
        <ButtonLink href={dashboardPages.registration}>{text('dashboard.registrations.title')}</ButtonLink>
      </div>
      <div className={filters.filters}>
        <PropertyFilter properties={properties} />
      </div>
      {shown.length === 0 && <p role="status">{text('dashboard.bulletins.none')}</p>}
      {[...Map.groupBy(shown, ({ unitId }) => unitId)].map(([unitId, due]) => {
        const ready = due.filter(isReady);
        return (
          <section key={unitId} className={today.section}>
            <h2 className={today.heading}>{properties.find(({ id }) => id === unitId)?.name ?? unitId}</h2>
            {ready.length > 0 && (
              <div className={shared.actions}>
                <Button onClick={() => send({ type: 'export.requested', stays: ready })}>
                  {text('dashboard.bulletins.export', { count: ready.length })}
                </Button>
              </div>
            )}
            <ul className={today.rows}>
              {due.map((stay) => (
                <Stay key={stay.number} stay={stay} send={send} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
