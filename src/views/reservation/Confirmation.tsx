import type { FC } from 'react';
import { getReservation, isLinkNeeded, isShownFromDevice } from '../../../machines/reservation/selectors.ts';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { isBooked } from '../../../contract/rules/booked.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { wrap } from '../../kit/layout.css.ts';
import type { StatesWithin } from '../../kit/atomicState.ts';
import type { Banners } from '../../kit/StateScreen.tsx';
import { CancellationTerms } from '../shared/CancellationTerms.tsx';
import { RetryTime } from '../../kit/FailedCall.tsx';
import { ArrivalSection } from './ArrivalSection.tsx';
import { Head, registrationId } from './Head.tsx';
import { HostCard } from './HostCard.tsx';
import { OfflineCopy } from './OfflineCopy.tsx';
import { storedBanners, useStoredTime } from './StoredCopy.tsx';
import { StatusHeading } from './StatusHeading.tsx';
import { Money } from './Money.tsx';
import * as css from './reservation.css.ts';
import type { ReservationProps, ReservationState } from './ReservationProps.ts';
import { Stay } from './Stay.tsx';
import type { Elements } from '../../ui/Elements.ts';

const Refreshing: FC<ReservationProps> = () => {
  const text = useText();
  return <StatusHeading>{text('reservation.refreshing')}</StatusHeading>;
};

const Stale: FC<ReservationProps> = (props) => {
  const text = useText();
  const time = useStoredTime(props);
  return (
    <>
      <Notice tone="warning" title={text('reservation.stale.title')}>
        <p>{text('reservation.stale.text')}</p>
        <RetryTime failureReason={props.pageState.context} />
        <p>{text('reservation.stale.asOf', { time })}</p>
        <p className={css.screenOnly}>
          <Button onClick={() => props.send({ type: 'retry.requested' })}>{text('action.tryAgain')}</Button>
        </p>
      </Notice>
      <StatusHeading>{text('reservation.stale.title')}</StatusHeading>
    </>
  );
};

type ShownState = StatesWithin<'open' | 'kept', ReservationState>;

const banners: Banners<ShownState, ReservationProps> = {
  ...storedBanners,
  'open.current': undefined,
  'open.refreshing': Refreshing,
  'open.stale': Stale,
};

function Requests({ specialRequests }: Reservation) {
  const text = useText();
  return specialRequests === null || specialRequests.trim() === '' ? null : (
    <section className={css.section}>
      <h2 className={css.heading}>{text('form.specialRequests')}</h2>
      <p className={css.requests}>{specialRequests}</p>
    </section>
  );
}

/** Shows whether the guests are registered while the registration is not available. */
function StoredRegistration({ isRegistered, needsLink }: { isRegistered: boolean; needsLink: boolean }) {
  const text = useText();
  if (isRegistered) return <p className={css.about}>{text('registration.confirmed.title')}</p>;
  return (
    <p className={css.about}>
      {text(needsLink ? 'reservation.kept.linkNeeded.registration' : 'reservation.kept.registration')}
    </p>
  );
}

/** Shows why the stay cannot be cancelled while the device's copy is shown. */
function StoredCancellation({ needsLink }: { needsLink: boolean }) {
  const text = useText();
  return (
    <p className={css.about}>
      {text(needsLink ? 'reservation.kept.linkNeeded.cancellation' : 'reservation.kept.cancellation')}
    </p>
  );
}

/** Whether the price is paid on this site or in person, not on a channel. */
const isPaidHere = ({ channel, payments }: Reservation) => !channel || payments.length > 0;

/** Whether the guest can change or has given stay details. */
function isShownFor({ status, details }: Reservation): boolean {
  if (details === undefined || !isBooked({ status })) return false;
  return details.changeable || details.arrivalTime !== null || details.invoice !== null;
}

/**
 * Shows the reservation in full. All these states share one screen, so that input is preserved while the reservation is
 * loaded again.
 */
export const Confirmation: FC<ReservationProps & { state: ShownState }> = (props) => {
  const { pageState, payment, cancellation, saveCalendar, resumeBooking } = props;
  const { registration, stayDetails }: { registration: Elements; stayDetails: Elements } = props;
  const text = useText();
  const reservation = getReservation(pageState);
  if (!reservation) return null;
  const Banner = banners[props.state];
  const { policies } = reservation.cancellation;
  const isKept = isShownFromDevice(pageState);
  const isRegistered = reservation.registration.status === 'confirmed';
  const needsLink = isLinkNeeded(pageState);
  return (
    <div className={wrap}>
      <Head
        reservation={reservation}
        saveCalendar={saveCalendar}
        resumeBooking={resumeBooking}
        isStored={isKept}
        offlineCopy={<OfflineCopy pageState={pageState} send={props.send} />}
      />
      {Banner && (
        <div className={css.banner}>
          <Banner {...props} />
        </div>
      )}
      <div className={css.columns}>
        <Stay reservation={reservation} />
        <div className={css.aside}>
          {isPaidHere(reservation) && <Money reservation={reservation} payment={payment} />}
          <HostCard reservation={reservation} isStored={isKept} prepareMessage={props.prepareMessage} />
        </div>
        <div className={css.column}>
          {reservation.arrival && <ArrivalSection arrival={reservation.arrival} />}
          {isBooked(reservation) ? (
            <section className={isRegistered ? css.section : css.sectionOnScreen}>
              <h2 className={css.heading} id={registrationId} tabIndex={-1}>
                {text('reservation.guests')}
              </h2>
              {isKept ? (
                <StoredRegistration isRegistered={isRegistered} needsLink={needsLink} />
              ) : (
                registration
              )}
            </section>
          ) : (
            registration
          )}
          {isShownFor(reservation) && (
            <section className={css.sectionOnScreen}>
              <h2 className={css.heading}>{text('details.title')}</h2>
              {stayDetails}
            </section>
          )}
          <Requests {...reservation} />
          {!reservation.channel && (
            <section className={css.section}>
              <h2 className={css.heading}>{text('rules.cancellation')}</h2>
              <div className={css.screenOnly}>
                {isKept ? <StoredCancellation needsLink={needsLink} /> : cancellation}
              </div>
              <div className={isKept ? undefined : css.paperOnly}>
                <CancellationTerms policies={policies} timeZone={reservation.unit.timeZone ?? 'UTC'} />
              </div>
            </section>
          )}
        </div>
      </div>
    </div>
  );
};
