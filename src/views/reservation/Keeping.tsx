import { isBooked } from '../../../contract/rules/booked.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './reservation.css.ts';
import type { ReservationProps } from './ReservationProps.ts';

/** Whether this device keeps the page for where there is no connection: the guest can have it otherwise. */
export function Keeping({ pageState, send }: Pick<ReservationProps, 'pageState' | 'send'>) {
  const text = useText();
  const { keeping, reservation } = pageState.context;
  if (keeping === 'unable' || !reservation || !isBooked(reservation)) return null;
  const isKept = keeping === 'on';
  return (
    <section className={css.sectionOnScreen}>
      <h2 className={css.heading}>{text('keeping.title')}</h2>
      <p className={css.about}>{text(isKept ? 'keeping.on' : 'keeping.off')}</p>
      <div className={css.actions}>
        <Button onClick={() => send({ type: isKept ? 'keeping.stopped' : 'keeping.resumed' })}>
          {text(isKept ? 'keeping.stop' : 'keeping.resume')}
        </Button>
      </div>
    </section>
  );
}
