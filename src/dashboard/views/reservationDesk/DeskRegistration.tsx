import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import { DeskCard } from '../desk/DeskCard.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';

/** Shows whether the guests are registered, without their documents. */
export function DeskRegistration({ reservation: { registration } }: DeskPartProps) {
  const text = useText();
  const { eventTime } = useTimes();
  const { status, isReopened, confirmedAt } = registration;
  return (
    <DeskCard title={text('dashboard.reservation.registration')}>
      <p>{text(`dashboard.reservation.registration.${isReopened ? 'reopened' : status}`)}</p>
      {confirmedAt !== null && <p className={shared.small}>{eventTime(confirmedAt)}</p>}
    </DeskCard>
  );
}
