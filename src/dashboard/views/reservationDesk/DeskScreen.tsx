import { DeskActions } from './DeskActions.tsx';
import { DeskGuest } from './DeskGuest.tsx';
import { DeskHistory } from '../desk/DeskHistory.tsx';
import { DeskMoney } from './DeskMoney.tsx';
import type { DeskPartProps } from '../desk/DeskPartProps.ts';
import { DeskRegistration } from './DeskRegistration.tsx';
import { DeskStay } from './DeskStay.tsx';
import * as css from '../desk/desk.css.ts';

/** Shows what the person may see of the reservation, and what they can do with it. */
export const DeskScreen = ({ reservation }: DeskPartProps) => (
  <div className={css.columns}>
    <div className={css.column}>
      <DeskStay reservation={reservation} />
      <DeskGuest reservation={reservation} />
      <DeskRegistration reservation={reservation} />
    </div>
    <div className={css.column}>
      <DeskMoney reservation={reservation} />
      <DeskActions reservation={reservation} />
      <DeskHistory reservation={reservation} />
    </div>
  </div>
);
