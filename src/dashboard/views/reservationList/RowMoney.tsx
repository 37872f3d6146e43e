import type { ListedDashboardReservation } from '../../../../contract/dashboard/reservations.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';

interface Props {
  reservation: Pick<ListedDashboardReservation, 'total' | 'collectedBy' | 'payout'>;
}

/** The price of a reservation of the list, or the channel that collects it with its payout as far as it is known. */
export function RowMoney({ reservation: { total, collectedBy, payout } }: Props) {
  const text = useText();
  const { money } = useFormats();
  if (collectedBy !== null)
    return payout === null
      ? text('dashboard.money.collectedBy', { channel: collectedBy })
      : text('dashboard.money.collectedWithPayout', { channel: collectedBy, amount: money(payout) });
  return total && <Verbatim>{money(total)}</Verbatim>;
}
