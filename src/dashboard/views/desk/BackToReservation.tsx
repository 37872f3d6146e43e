import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';

/** Returns from a result to the reservation. */
export const BackToReservation = ({ look = 'primary', onClick }: Pick<ButtonProps, 'look' | 'onClick'>) => (
  <Button look={look} onClick={onClick}>
    {useText()('dashboard.reservation.back')}
  </Button>
);
