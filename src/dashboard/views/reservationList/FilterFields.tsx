import type { ReservationFilters } from '../../../../contract/dashboard/listAddress.ts';
import type { Session } from '../../../../contract/dashboard/session.ts';
import { reservationStatuses } from '../../../../contract/values/statuses.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateInput } from '../../../ui/DateInput.tsx';
import { Select } from '../../../ui/Select.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './reservationList.css.ts';
import { statusTexts } from './statusTexts.ts';

interface Props {
  form: ReservationFilters;
  properties: Session['properties'];
  onChange: (changed: Partial<ReservationFilters>) => void;
}

/** The fields other than the search, with the button that applies them. */
export function FilterFields({ form, properties, onChange }: Props) {
  const text = useText();
  const change = (name: keyof ReservationFilters) => (value: string) => onChange({ [name]: value });
  // A search finds reservations of any status.
  const isSearch = form.search.trim() !== '' && form.status !== 'all';
  return (
    <div className={css.fields}>
      <Select
        label={text('dashboard.reservations.by')}
        value={form.by === '' ? 'arrival' : form.by}
        onChange={(by) => change('by')(by === 'arrival' ? '' : by)}
      >
        <option value="arrival">{text('dashboard.reservations.by.arrival')}</option>
        <option value="departure">{text('dashboard.reservations.by.departure')}</option>
      </Select>
      <div className={shared.pair}>
        <DateInput
          label={text('dashboard.reservations.from')}
          name="from"
          value={form.from}
          onChange={change('from')}
        />
        <DateInput
          label={text('dashboard.reservations.to')}
          name="to"
          value={form.to}
          onChange={change('to')}
        />
      </div>
      <Select label={text('dashboard.reservations.status')} value={form.status} onChange={change('status')}>
        <option value="">
          {text(isSearch ? 'dashboard.reservations.status.all' : 'dashboard.reservations.status.current')}
        </option>
        {!isSearch && <option value="all">{text('dashboard.reservations.status.all')}</option>}
        {reservationStatuses.map((status) => (
          <option key={status} value={status}>
            {text(statusTexts[status])}
          </option>
        ))}
      </Select>
      {properties.length > 1 && (
        <Select label={text('dashboard.reservations.property')} value={form.unit} onChange={change('unit')}>
          <option value="">{text('dashboard.reservations.property.all')}</option>
          {properties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className={shared.actions}>
        <Button type="submit" look="primary">
          {text('dashboard.reservations.apply')}
        </Button>
      </div>
    </div>
  );
}
