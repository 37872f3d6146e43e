import type { ListedDashboardReservation } from '../../../../contract/dashboard/reservations.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';

/** The price of a listed reservation, for roles that see money. */
export function Amount({ reservation: { total } }: { reservation: ListedDashboardReservation }) {
  const { money } = useFormats();
  return total && <Verbatim isWhole>{money(total)}</Verbatim>;
}
