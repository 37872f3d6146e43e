import { canStoreOffline, isStoredOffline } from '../../../machines/reservation/selectors.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './reservation.css.ts';
import type { ReservationProps } from './ReservationProps.ts';

/** Shows whether this device stores the page for use without a connection, and allows the guest to change this. */
export function OfflineCopy({ pageState, send }: Pick<ReservationProps, 'pageState' | 'send'>) {
  const text = useText();
  if (!canStoreOffline(pageState)) return null;
  const isOn = isStoredOffline(pageState);
  return (
    <div className={css.offlineCopy}>
      <p>{text(isOn ? 'keeping.on' : 'keeping.off')}</p>
      <Button
        look="quiet"
        onClick={() => send({ type: isOn ? 'offlineCopy.stopped' : 'offlineCopy.resumed' })}
      >
        {text(isOn ? 'keeping.stop' : 'keeping.resume')}
      </Button>
    </div>
  );
}
