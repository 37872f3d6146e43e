import { useId } from 'react';
import { useFormats } from '../../../i18n/index.ts';
import type { Elements } from '../../../ui/Elements.ts';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { DeskPartProps } from './DeskPartProps.ts';
import * as css from './desk.css.ts';

interface SectionProps extends DeskPartProps {
  title: string;
  machine: string;
  state: string;
  children: Elements;
}

/** An action on a reservation, in the place of the reservation. It names the guest and the dates. */
export function ActionSection({ reservation, title, machine, state, children }: SectionProps) {
  const text = useText();
  const { date } = useFormats();
  const id = useId();
  const { guest, startDate, endDate, unit } = reservation;
  const nights = text('dashboard.calendar.nights', {
    from: date(startDate, 'brief'),
    to: date(endDate, 'brief'),
  });
  return (
    <section className={css.action} data-machine={machine} data-state={state} aria-labelledby={id}>
      <h2 id={id} className={shared.stepTitle} tabIndex={-1}>
        {title}
      </h2>
      <p className={shared.lead}>{[guest.name, nights, unit.name].filter(Boolean).join(' · ')}</p>
      {children}
    </section>
  );
}
