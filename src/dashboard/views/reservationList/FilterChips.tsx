import type { ReservationFilters } from '../../../../contract/dashboard/listAddress.ts';
import { noFilters } from '../../../../contract/dashboard/listAddress.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { ReservationStatus } from '../../../../contract/values/statuses.ts';
import { getLimits } from '../../../../machines/dashboard/reservationList/selectors.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useText } from '../../i18n/index.ts';
import * as css from './reservationList.css.ts';
import { statusTexts } from './statusTexts.ts';

type Limit = ReturnType<typeof getLimits>[number];

interface Props {
  filters: ReservationFilters;
  properties: Session['properties'];
  onChoose: (filters: ReservationFilters) => void;
}

/** Returns the text of each filter that limits the list. */
function useChipText({ filters, properties }: Omit<Props, 'onChoose'>) {
  const text = useText();
  const { date } = useFormats();
  const day = text(
    filters.by === '' ? 'dashboard.reservations.by.arrival' : 'dashboard.reservations.by.departure',
  );
  const getDate = (limit: 'from' | 'to') =>
    text('dashboard.reservations.pair', {
      name: [day, text(limit === 'from' ? 'dashboard.reservations.from' : 'dashboard.reservations.to')].join(
        ' · ',
      ),
      value: date(filters[limit], 'dated'),
    });
  const texts: Readonly<Record<Limit, () => string>> = {
    search: () => filters.search,
    unit: () => properties.find(({ id }) => id === filters.unit)?.name ?? filters.unit,
    status: () =>
      text('dashboard.reservations.pair', {
        name: text('dashboard.reservations.status'),
        value: text(
          filters.status === 'all'
            ? 'dashboard.reservations.status.all'
            : statusTexts[filters.status as ReservationStatus],
        ),
      }),
    from: () => getDate('from'),
    to: () => getDate('to'),
  };
  return (limit: Limit) => texts[limit]();
}

/** The filters that limit the list, each as a button that removes it. */
export function FilterChips({ filters, properties, onChoose }: Props) {
  const text = useText();
  const getChipText = useChipText({ filters, properties });
  return (
    <div className={css.chips}>
      {getLimits(filters).map((limit) => (
        <button
          key={limit}
          type="button"
          className={css.chip}
          onClick={() => onChoose({ ...filters, [limit]: '' })}
        >
          <span className={hidden}>{`${text('dashboard.reservations.chip.remove')} `}</span>
          {limit === 'search' || limit === 'unit' ? (
            <Verbatim>{getChipText(limit)}</Verbatim>
          ) : (
            <span>{getChipText(limit)}</span>
          )}
          <Icon name="close" size="small" />
        </button>
      ))}
      {/* The order stays. */}
      <Button
        look="quiet"
        onClick={() => onChoose({ ...noFilters, sort: filters.sort, order: filters.order })}
      >
        {text('dashboard.reservations.clear')}
      </Button>
    </div>
  );
}
