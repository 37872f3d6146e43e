import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { isFiltered } from '../../../../machines/dashboard/reservationList/selectors.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { ReservationListProps } from './ReservationListProps.ts';

/** Says that no reservation matches the filters, and what to do. */
export function NoneFound({ context }: Pick<ReservationListProps, 'context'>) {
  const text = useText();
  const hasFilters = isFiltered({ context });
  return (
    <>
      <p role="status">{text('dashboard.reservations.none')}</p>
      <p className={shared.lead}>
        {text(hasFilters ? 'dashboard.reservations.none.filtered' : 'dashboard.reservations.none.text')}
      </p>
      {!hasFilters && (
        <div className={shared.actions}>
          <ButtonLink href={dashboardPages.calendar}>{text('dashboard.navigation.calendar')}</ButtonLink>
        </div>
      )}
    </>
  );
}
