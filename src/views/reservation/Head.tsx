import type { Reservation } from '../../../contract/reservation.ts';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { Text, useLanguage, useText } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useCodeUntil, useHeldUntil } from '../shared/useHeldUntil.ts';
import * as css from './reservation.css.ts';
import { canBeResumed, isOff, marks, getShownStatus, type ShownStatus } from './shownStatus.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  reservation: Reservation;
  saveCalendar: (() => void) | undefined;
  resumeBooking: () => void;
  /** Whether the device's stored copy is shown, with which no action is possible. */
  isStored: boolean;
}

function Status({ shown }: { shown: ShownStatus }) {
  const text = useText();
  const { icon, tone } = marks[shown];
  return (
    <span className={css.status[tone]}>
      <Icon name={icon} size="small" />
      <span>{text(`reservation.status.${shown}`)}</span>
    </span>
  );
}

/** The link to an unfinished booking. */
function ResumeBooking({ reservation, resumeBooking }: Pick<Props, 'reservation' | 'resumeBooking'>) {
  const text = useText();
  const language = useLanguage();
  const { unit, status, holdExpiresAt: deadline = '', nightsHeldUntil } = reservation;
  const enterBy = useCodeUntil({ deadline, nightsHeldUntil });
  const held = useHeldUntil({ deadline, nightsHeldUntil });
  const until = status === 'awaiting_otp' ? enterBy : held;
  return (
    <>
      {until !== undefined && <p className={css.about}>{until}</p>}
      <div className={css.actions}>
        <ButtonLink look="primary" href={propertyPage(language, unit.id)} onClick={resumeBooking}>
          {text('reservation.goOn')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The id of the heading above the guest registration. */
export const registrationId = 'registration';

// A link to the heading would replace the fragment of the address, which may contain the reservation's token.
function focusRegistration() {
  const heading = document.getElementById(registrationId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** The properties of the actions: register the guests, save the stay, or book again. */
interface Doing extends Pick<Props, 'saveCalendar'> {
  isToRegister: boolean;
  /** The path of the page for another booking, if these nights are no longer booked. */
  again: string | undefined;
}

function Actions({ isToRegister, saveCalendar, again }: Doing) {
  const text = useText();
  return (
    <div className={css.actions}>
      {isToRegister && (
        <Button look="primary" onClick={focusRegistration}>
          {text('success.registerLink')}
        </Button>
      )}
      {again !== undefined && (
        <ButtonLink look="primary" href={again}>
          {text('reservation.bookAgain')}
        </ButtonLink>
      )}
      {saveCalendar && (
        <Button onClick={saveCalendar}>
          <Icon name="calendar" />
          <span>{text('reservation.addToCalendar')}</span>
        </Button>
      )}
      <Button look="quiet" onClick={() => window.print()}>
        <Icon name="print" />
        <span>{text('reservation.print')}</span>
      </Button>
    </div>
  );
}

/** Shows the reservation's property and status. */
export function Head({ reservation, saveCalendar, resumeBooking, isStored }: Props) {
  const text = useText();
  const language = useLanguage();
  const shown = getShownStatus(reservation);
  const { unit, location, guest, registration, endReason } = reservation;
  const about =
    endReason === 'dates_taken' ? 'reservation.about.datesTaken' : (`reservation.about.${shown}` as const);
  return (
    <header className={css.head}>
      <p className={css.line}>
        <Status shown={shown} />
        <span className={css.number}>
          <Text
            id="reservation.number"
            values={{ number: <Verbatim key="number">{reservation.number}</Verbatim> }}
          />
        </span>
      </p>
      <h1 className={css.title}>
        <Verbatim>{unit.name}</Verbatim>
      </h1>
      <p className={css.place}>
        <Icon name="location" size="small" />
        <span>{text('landing.place', { city: location.city, country: location.country })}</span>
      </p>
      <p className={css.about}>{text(about, { name: guest.firstName })}</p>
      {canBeResumed(shown) ? (
        <ResumeBooking reservation={reservation} resumeBooking={resumeBooking} />
      ) : (
        <Actions
          again={
            isOff(shown) && !isStored && unit.retired !== true ? propertyPage(language, unit.id) : undefined
          }
          isToRegister={!isStored && shown === 'confirmed' && registration.status === 'open'}
          saveCalendar={shown === 'confirmed' ? saveCalendar : undefined}
        />
      )}
    </header>
  );
}
