import type { FC } from 'react';
import { DeskGuest } from './DeskGuest.tsx';
import { DeskHistory } from './DeskHistory.tsx';
import { DeskMoney } from './DeskMoney.tsx';
import type { DeskProps } from './DeskProps.ts';
import { DeskRegistration } from './DeskRegistration.tsx';
import { DeskStay } from './DeskStay.tsx';
import * as css from './reservationDesk.css.ts';

/** Shows what the person may see of the reservation. */
export const DeskScreen: FC<DeskProps> = ({ context: { reservation } }) =>
  reservation && (
    <div className={css.columns}>
      <div className={css.column}>
        <DeskStay reservation={reservation} />
        <DeskGuest reservation={reservation} />
        <DeskRegistration reservation={reservation} />
      </div>
      <div className={css.column}>
        <DeskMoney reservation={reservation} />
        <DeskHistory reservation={reservation} />
      </div>
    </div>
  );
