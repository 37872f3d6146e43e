import type { FC } from 'react';
import { getReservation, isLinkNeeded, isShownFromDevice } from '../../../machines/reservation/selectors.ts';
import { getNextStep, isArrivalNear } from '../../../machines/reservation/nextStepSelectors.ts';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { isBooked } from '../../../contract/rules/booked.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { Skeleton } from '../../ui/Spinner.tsx';
import { wrap } from '../../kit/layout.css.ts';
import type { StatesWithin } from '../../kit/atomicState.ts';
import type { Banners } from '../../kit/StateScreen.tsx';
import { RetryTime } from '../../kit/FailedCall.tsx';
import { ArrivalSection } from './ArrivalSection.tsx';
import { CancellationGroup, StayDetailsGroup } from './Groups.tsx';
import { Head } from './Head.tsx';
import { HostCard } from './HostCard.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { OfflineCopy } from './OfflineCopy.tsx';
import { RegistrationSection } from './RegistrationSection.tsx';
import { storedBanners, useStoredTime } from './StoredCopy.tsx';
import { StatusHeading } from './StatusHeading.tsx';
import { Money } from './Money.tsx';
import * as css from './reservation.css.ts';
import type { ReservationProps, ReservationState } from './ReservationProps.ts';
import { Stay } from './Stay.tsx';
import { Tools } from './Tools.tsx';
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

/**
 * Shows the reservation in full. All these states share one screen, so that input is preserved while the reservation is
 * loaded again. The order of the sections does not depend on the guest's actions, so that nothing moves while they act.
 */
export const Confirmation: FC<ReservationProps & { state: ShownState }> = (props) => {
  const { pageState, prepareMessage } = props;
  const { payment, registration }: { payment: Elements; registration: Elements } = props;
  const reservation = getReservation(pageState);
  if (!reservation) return null;
  const Banner = banners[props.state];
  const { unit, arrival } = reservation;
  const isKept = isShownFromDevice(pageState);
  const hasLinks = !isKept && unit.retired !== true;
  const isNear = isArrivalNear(pageState);
  const arrivalSection = arrival && <ArrivalSection arrival={arrival} isNear={isNear} />;
  return (
    <div className={wrap}>
      <div className={css.layout}>
        {unit.photo && (
          <div className={css.picture}>
            <Photo
              photo={unit.photo}
              sizes="(min-width: 64em) 23rem, 100vw"
              widest={768}
              isFirst
              isDecoration
            />
          </div>
        )}
        <div className={css.column}>
          <Head reservation={reservation} />
          {Banner && (
            <div>
              <Banner {...props} />
            </div>
          )}
          {payment}
          {props.state === 'kept.asking' && <Skeleton className={css.nextArea} />}
          <NextStepCard
            step={getNextStep(pageState)}
            reservation={reservation}
            resumeBooking={props.resumeBooking}
            beginDetails={props.beginDetails}
          />
          <Stay reservation={reservation} />
          <Tools
            reservation={reservation}
            saveCalendar={props.saveCalendar}
            prepareMessage={prepareMessage}
            hasContactPage={hasLinks}
          />
          <OfflineCopy pageState={pageState} send={props.send} />
          {isNear && arrivalSection}
          {isBooked(reservation) ? (
            <RegistrationSection
              isRegistered={reservation.registration.status === 'confirmed'}
              isKept={isKept}
              needsLink={isLinkNeeded(pageState)}
              registration={registration}
            />
          ) : (
            registration
          )}
          {!isNear && arrivalSection}
          <Requests {...reservation} />
          <div className={css.groups}>
            <StayDetailsGroup reservation={reservation} stayDetails={props.stayDetails} />
            {isPaidHere(reservation) && <Money reservation={reservation} />}
            <CancellationGroup reservation={reservation} hasTerms={isKept}>
              {isKept ? <StoredCancellation needsLink={isLinkNeeded(pageState)} /> : props.cancellation}
            </CancellationGroup>
          </div>
        </div>
        <div className={css.aside}>
          <HostCard reservation={reservation} hasLinks={hasLinks} prepareMessage={prepareMessage} />
        </div>
      </div>
    </div>
  );
};
