import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import { useFormats } from '../../../i18n/index.ts';
import type { Elements } from '../../../ui/Elements.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import * as css from './desk.css.ts';

interface Props {
  title: string;
  machine: string;
  state: string;
  /** Undefined until it is loaded. */
  reservation: DeskReservation | undefined;
  children: Elements;
}

/** The guest, the nights and the property of a reservation. */
function Lead({ reservation }: { reservation: DeskReservation }) {
  const text = useText();
  const { date } = useFormats();
  const { guest, startDate, endDate, unit } = reservation;
  const nights = text('dashboard.calendar.nights', {
    from: date(startDate, 'brief'),
    to: date(endDate, 'brief'),
  });
  return <p className={shared.lead}>{[guest.name, nights, unit.name].filter(Boolean).join(' · ')}</p>;
}

/** The page of a form or an action of a reservation. It names the guest and the dates. */
export const TaskPage = ({ title, machine, state, reservation, children }: Props) => (
  <Page title={title} machine={machine} state={state}>
    {reservation ? (
      <div className={css.action}>
        <Lead reservation={reservation} />
        {children}
      </div>
    ) : (
      children
    )}
  </Page>
);
