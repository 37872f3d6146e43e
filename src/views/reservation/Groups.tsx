import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { isBooked } from '../../../contract/rules/booked.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { Elements } from '../../ui/Elements.ts';
import { arrivalDate } from '../shared/ArrivalTimeField.tsx';
import { CancellationTerms } from '../shared/CancellationTerms.tsx';
import { getArrivalProps } from '../stayDetails/arrivalProps.ts';
import { partIds } from './parts.ts';
import * as css from './reservation.css.ts';

interface Props {
  reservation: Reservation;
}

/** Whether the guest can change or has given stay details. */
const hasDetails = ({ status, details }: Reservation) =>
  details !== undefined &&
  isBooked({ status }) &&
  (details.changeable || details.arrivalTime !== null || details.invoice !== null);

/** The arrival time and the invoice details. */
export function StayDetailsGroup({ reservation, stayDetails }: Props & { stayDetails: Elements }) {
  const text = useText();
  const { date, time } = useFormats();
  if (!hasDetails(reservation)) return null;
  const arrivalTime = reservation.details?.arrivalTime ?? null;
  return (
    <div id={partIds.stayDetails}>
      <Disclosure
        title={<h2 className={css.groupTitle}>{text('details.title')}</h2>}
        sentence={
          arrivalTime === null
            ? text('reservation.arrivalTime.untold')
            : text('reservation.arrivalTime', {
                date: date(arrivalDate(arrivalTime, getArrivalProps(reservation)), 'short'),
                time: time(arrivalTime),
              })
        }
      >
        {stayDetails}
      </Disclosure>
    </div>
  );
}

/** The main sentence of the cancellation terms: the refund that applies now, and until when. */
function useTerms({ cancellation, unit }: Reservation): string | undefined {
  const text = useText();
  const { moment, percentage } = useFormats();
  if (!cancellation.allowed) return undefined;
  // The host says which refund applies now, because this device's clock may be wrong.
  const { refundNow, policies } = cancellation;
  const current = policies.find(({ refundPercentage }) => refundPercentage === refundNow.percentage);
  if (!current || current.refundPercentage === 0) return text('policy.noRefund');
  const until = moment(current.cancelBefore, unit.timeZone ?? 'UTC');
  return current.refundPercentage === 100
    ? text('policy.freeBefore', { date: until })
    : text('policy.refundBefore', { percentage: percentage(current.refundPercentage), date: until });
}

interface CancellationProps extends Props {
  /** The cancellation, or the reason why the stay cannot be cancelled on this page now. */
  children: Elements;
  /** Whether the terms are shown on the screen too. */
  hasTerms: boolean;
}

/** The cancellation of a stay that was booked on this site. */
export function CancellationGroup({ reservation, children, hasTerms }: CancellationProps) {
  const text = useText();
  const sentence = useTerms(reservation);
  if (reservation.channel !== undefined) return null;
  const { cancellation, unit } = reservation;
  return (
    <Disclosure
      title={<h2 className={css.groupTitle}>{text('rules.cancellation')}</h2>}
      {...(sentence !== undefined && { sentence })}
    >
      <div className={css.screenOnly}>{children}</div>
      <div className={hasTerms ? undefined : css.paperOnly}>
        <CancellationTerms policies={cancellation.policies} timeZone={unit.timeZone ?? 'UTC'} />
      </div>
    </Disclosure>
  );
}
