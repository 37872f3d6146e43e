import { Link } from 'wouter';
import {
  dashboardPages,
  reservationAddress,
  reservationTaskAddress,
} from '../../../../contract/dashboard/pages.ts';
import type { RegisteredStay } from '../../../../contract/dashboard/registrations.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import * as today from '../today/today.css.ts';
import { PropertyFilter } from './PropertyFilter.tsx';
import type { RegistrationsProps } from './RegistrationsProps.ts';
import * as css from './registrations.css.ts';
import { useStayFilters } from './useStayFilters.ts';

/** Returns the guest's name, or the number of the reservation if the name was erased. */
export const getGuestName = ({ guestName, number }: RegisteredStay): string =>
  guestName === '' ? number : guestName;

/** Returns the state of the registration of a stay, with its times. */
function useStateTexts({ registration, registeredAt, remindedAt, reportBy }: RegisteredStay) {
  const text = useText();
  const { date } = useFormats();
  const { eventTime } = useTimes();
  const isRegistered = registration === 'registered';
  const state =
    isRegistered && registeredAt !== null
      ? text('dashboard.registrations.registeredAt', { moment: eventTime(registeredAt) })
      : text(
          registration === 'reopened' ? 'dashboard.registrations.reopened' : 'dashboard.today.notRegistered',
        );
  return [
    state,
    !isRegistered &&
      remindedAt !== null &&
      text('dashboard.today.remindedAt', { moment: eventTime(remindedAt) }),
    reportBy !== null && text('dashboard.today.reportUntil', { date: date(reportBy, 'day') }),
  ].filter((part) => part !== false);
}

function Stay({
  stay,
  properties,
  mayRemind,
  send,
}: Omit<RegistrationsProps, 'context'> & { stay: RegisteredStay }) {
  const text = useText();
  const { date } = useFormats();
  const states = useStateTexts(stay);
  const { number, unitId, startDate, endDate, guestCount, registration } = stay;
  return (
    <li className={css.stay}>
      <h2 className={today.name}>
        <Link href={reservationAddress(number)}>
          <Verbatim>{getGuestName(stay)}</Verbatim>
        </Link>
      </h2>
      <p>{properties.find(({ id }) => id === unitId)?.name ?? unitId}</p>
      <p className={shared.small}>
        {[
          text('dashboard.reservations.dates', {
            from: date(startDate, 'short'),
            to: date(endDate, 'short'),
          }),
          text('count.guests', { guests: guestCount }),
        ].join(' · ')}
      </p>
      <p className={shared.small}>{states.join(' · ')}</p>
      {mayRemind && registration !== 'registered' && (
        <div className={shared.actions}>
          {stay.hasAddress ? (
            <Button onClick={() => send({ type: 'reminder.requested', stay })}>
              {text('dashboard.today.remind', { name: getGuestName(stay) })}
            </Button>
          ) : (
            <ButtonLink href={reservationTaskAddress(number, 'sendNewLink')}>
              {text('dashboard.today.passLink', { name: getGuestName(stay) })}
            </ButtonLink>
          )}
        </div>
      )}
    </li>
  );
}

/** The stays that match the filters of the address. */
export function StayList({ context: { stays }, ...props }: RegistrationsProps) {
  const text = useText();
  const { property, isMissing, change } = useStayFilters();
  const { properties } = props;
  const shown = stays.filter(
    ({ unitId, registration }) =>
      (property === '' || unitId === property) && (!isMissing || registration !== 'registered'),
  );
  return (
    <>
      <div className={css.filters}>
        <Select
          label={text('dashboard.registrations.show')}
          value={isMissing ? 'missing' : 'all'}
          onChange={(value) => change({ isMissing: value === 'missing' })}
        >
          <option value="all">{text('dashboard.registrations.show.all')}</option>
          <option value="missing">{text('dashboard.registrations.show.missing')}</option>
        </Select>
        <PropertyFilter properties={properties} />
      </div>
      {shown.length === 0 ? (
        <>
          <p role="status" className={shared.lead}>
            {text(isMissing ? 'dashboard.registrations.none.missing' : 'dashboard.registrations.none')}
          </p>
          <div className={shared.actions}>
            <ButtonLink href={dashboardPages.calendar}>{text('dashboard.today.openCalendar')}</ButtonLink>
          </div>
        </>
      ) : (
        <ul className={today.rows}>
          {shown.map((stay) => (
            <Stay key={stay.number} stay={stay} {...props} />
          ))}
        </ul>
      )}
    </>
  );
}
