import type { FC } from 'react';
import type { NextStep } from '../../../machines/reservation/nextStepSelectors.ts';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { useFormats, useLanguage, useText } from '../../i18n/index.ts';
import { CodeDeadline, useHeldBeforeCode, useHeldUntil } from '../../kit/deadlines.tsx';
import { button } from '../../ui/Button.css.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/Elements.ts';
import { getRoute } from '../shared/maps.ts';
import { showPart, unfoldPart } from './parts.ts';
import * as css from './reservation.css.ts';

interface Props {
  reservation: Reservation;
  /** Makes the property's page resume the unfinished reservation. */
  resumeBooking: () => void;
  /** Opens the form for the arrival time. */
  beginDetails: () => void;
}

/** A card that says what to do, with one action. */
const Card = ({ title, children }: { title: string; children: Elements }) => {
  const text = useText();
  return (
    <section className={css.next}>
      <p className={css.nextLabel}>{text('nextStep.label')}</p>
      <h2 className={css.nextTitle}>{title}</h2>
      {children}
    </section>
  );
};

/** The link to an unfinished booking. */
const ResumeBooking: FC<Props> = ({ reservation, resumeBooking }) => {
  const text = useText();
  const language = useLanguage();
  const { unit, status, holdExpiresAt: deadline = '', nightsHeldUntil, otp } = reservation;
  const heldBeforeCode = useHeldBeforeCode({ deadline, nightsHeldUntil });
  const held = useHeldUntil({ deadline, nightsHeldUntil });
  const until = status === 'awaiting_otp' ? heldBeforeCode : held;
  return (
    <div className={css.next}>
      {status === 'awaiting_otp' && <CodeDeadline className={css.about} expiresAt={otp?.expiresAt} />}
      {until !== undefined && <p className={css.about}>{until}</p>}
      <div className={css.actions}>
        <ButtonLink look="primary" href={propertyPage(language, unit.id)} onClick={resumeBooking}>
          {text('reservation.goOn')}
        </ButtonLink>
      </div>
    </div>
  );
};

const BookAgain: FC<Props> = ({ reservation }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={css.actions}>
      <ButtonLink look="primary" href={propertyPage(language, reservation.unit.id)}>
        {text('reservation.bookAgain')}
      </ButtonLink>
    </div>
  );
};

const RegisterGuests: FC<Props> = ({ reservation }) => {
  const text = useText();
  const { date } = useFormats();
  return (
    <Card title={text('nextStep.registerGuests.title', { date: date(reservation.startDate) })}>
      <p>{text('nextStep.registerGuests.text')}</p>
      <div className={css.actions}>
        <Button look="primary" onClick={() => showPart('registration')}>
          {text('success.registerLink')}
        </Button>
      </div>
    </Card>
  );
};

const GiveArrivalTime: FC<Props> = ({ reservation: { host, unit }, beginDetails }) => {
  const text = useText();
  const { time } = useFormats();
  const begin = () => {
    unfoldPart('stayDetails');
    beginDetails();
  };
  return (
    <Card title={text('nextStep.giveArrivalTime.title', { host: host.name })}>
      {unit.checkInAfter !== undefined && (
        <p>{text('details.arrivalTime.about', { time: time(unit.checkInAfter) })}</p>
      )}
      <div className={css.actions}>
        <Button look="primary" onClick={begin}>
          {text('nextStep.giveArrivalTime.action')}
        </Button>
      </div>
    </Card>
  );
};

const Arrive: FC<Props> = ({ reservation: { arrival } }) => {
  const text = useText();
  return (
    <Card title={text('nextStep.arrive.title')}>
      <p>{text('nextStep.arrive.text')}</p>
      {arrival && (
        <div className={css.actions}>
          <a className={button.primary} href={getRoute(arrival)} target="_blank" rel="noopener noreferrer">
            {text('nextStep.arrive.action')}
          </a>
        </div>
      )}
    </Card>
  );
};

const Wait: FC<Props> = ({ reservation }) => {
  const text = useText();
  const { date, list } = useFormats();
  const later = reservation.arrival?.later;
  const topics = later?.topics.map((topic) => text(`arrival.topic.${topic}`)) ?? [];
  return (
    <Card title={text('nextStep.wait.title')}>
      <p>
        {later
          ? text('nextStep.wait.later', { date: date(later.from), topics: list(topics) })
          : text('nextStep.wait.text')}
      </p>
    </Card>
  );
};

const Nothing: FC<Props> = () => null;

const cards: Readonly<Record<NextStep, FC<Props>>> = {
  resumeBooking: ResumeBooking,
  bookAgain: BookAgain,
  // The payment of the failed amount has its own screens.
  pay: Nothing,
  registerGuests: RegisterGuests,
  giveArrivalTime: GiveArrivalTime,
  arrive: Arrive,
  wait: Wait,
};

/** Shows the first thing for the guest to do. */
export function NextStepCard({ step, ...props }: Props & { step: NextStep | undefined }) {
  const Screen = step && cards[step];
  return Screen && <Screen {...props} />;
}
