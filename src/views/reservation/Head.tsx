import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { Text, useLanguage, useText } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CodeDeadline, useHeldBeforeCode, useHeldUntil } from '../../kit/deadlines.tsx';
import * as css from './reservation.css.ts';
import { canBeResumed, isEnded, marks, getDisplayStatus, type DisplayStatus } from './displayStatus.ts';
import type { Elements } from '../../ui/Elements.ts';
import { Verbatim } from '../../ui/Verbatim.tsx';

interface Props {
  reservation: Reservation;
  saveCalendar: (() => void) | undefined;
  resumeBooking: () => void;
  /** Whether the device's stored copy is shown, with which no action is possible. */
  isStored: boolean;
  /** Whether the device keeps a copy, at the top of the page for people who share the device. */
  offlineCopy: Elements;
}

function Status({ status }: { status: DisplayStatus }) {
  const text = useText();
  const { icon, tone } = marks[status];
  return (
    <span className={css.status[tone]}>
      <Icon name={icon} size="small" />
      <span>{text(`reservation.status.${status}`)}</span>
    </span>
  );
}

/** The link to an unfinished booking. */
function ResumeBooking({ reservation, resumeBooking }: Pick<Props, 'reservation' | 'resumeBooking'>) {
  const text = useText();
  const language = useLanguage();
  const { unit, status, holdExpiresAt: deadline = '', nightsHeldUntil, otp } = reservation;
  const heldBeforeCode = useHeldBeforeCode({ deadline, nightsHeldUntil });
  const held = useHeldUntil({ deadline, nightsHeldUntil });
  const until = status === 'awaiting_otp' ? heldBeforeCode : held;
  return (
    <>
      {status === 'awaiting_otp' && <CodeDeadline className={css.about} expiresAt={otp?.expiresAt} />}
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
interface ActionProps extends Pick<Props, 'saveCalendar'> {
  isToRegister: boolean;
  /** The path of the page for another booking, if these nights are no longer booked. */
  rebookingPath: string | undefined;
}

function Actions({ isToRegister, saveCalendar, rebookingPath }: ActionProps) {
  const text = useText();
  return (
    <div className={css.actions}>
      {isToRegister && (
        <Button look="primary" onClick={focusRegistration}>
          {text('success.registerLink')}
        </Button>
      )}
      {rebookingPath !== undefined && (
        <ButtonLink look="primary" href={rebookingPath}>
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
export function Head({ reservation, saveCalendar, resumeBooking, isStored, offlineCopy }: Props) {
  const text = useText();
  const language = useLanguage();
  const status = getDisplayStatus(reservation);
  const { unit, location, guest, registration, endReason } = reservation;
  const about =
    endReason === 'dates_taken' ? 'reservation.about.datesTaken' : (`reservation.about.${status}` as const);
  return (
    <header className={css.head}>
      <p className={css.line}>
        <Status status={status} />
        <span className={css.number}>
          <Text
            id="reservation.number"
            values={{
              number: (
                <Verbatim key="number" isWhole>
                  {reservation.number}
                </Verbatim>
              ),
            }}
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
      {offlineCopy}
      {canBeResumed(status) ? (
        <ResumeBooking reservation={reservation} resumeBooking={resumeBooking} />
      ) : (
        <Actions
          rebookingPath={
            isEnded(status) && !isStored && unit.retired !== true
              ? propertyPage(language, unit.id)
              : undefined
          }
          isToRegister={!isStored && status === 'confirmed' && registration.status === 'open'}
          saveCalendar={status === 'confirmed' ? saveCalendar : undefined}
        />
      )}
    </header>
  );
}
