import { useFormats, useText } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { BookingProps } from '../shared/BookingProps.ts';
import * as css from './success.css.ts';
import type { Elements } from '../../../ui/Elements.ts';

const Step = ({ text, children }: { text: string; children?: Elements }) => (
  <li className={css.step}>
    <div className={css.stepBody}>
      <p>{text}</p>
      {children}
    </div>
  </li>
);

/** Describes the host's charges with their dates. */
function useCharges({ snapshot }: BookingProps): string[] {
  const text = useText();
  const { date, money } = useFormats();
  const payments = snapshot.context.booked?.payments ?? [];
  const scheduled = payments.filter(({ status }) => status === 'scheduled');
  return scheduled.map(({ dueDate, amount }) =>
    text('success.charged', { date: date(dueDate), amount: money(amount) }),
  );
}

/** Describes the next steps after the booking and the guest's options. */
export function NextSteps(props: BookingProps) {
  const { property, snapshot, reservationHref, saveCalendar } = props;
  const text = useText();
  const charges = useCharges(props);
  const { booked } = snapshot.context;
  if (!booked) return null;
  return (
    <section className={css.next}>
      <h4 className={css.title}>{text('success.next')}</h4>
      <ol className={css.steps}>
        {booked.email && <Step text={text('success.mailed', { email: booked.email })} />}
        <Step text={text('success.register')}>
          {reservationHref !== undefined && (
            <ButtonLink href={reservationHref}>{text('success.registerLink')}</ButtonLink>
          )}
        </Step>
        {property.takesStayDetails && reservationHref !== undefined && (
          <Step text={text('success.details')}>
            <ButtonLink href={reservationHref}>{text('details.title')}</ButtonLink>
          </Step>
        )}
        {saveCalendar && (
          <Step text={text('success.calendar')}>
            <Button onClick={saveCalendar}>
              <Icon name="calendar" />
              <span>{text('reservation.addToCalendar')}</span>
            </Button>
          </Step>
        )}
        {charges.map((words) => (
          <Step key={words} text={words} />
        ))}
      </ol>
    </section>
  );
}
