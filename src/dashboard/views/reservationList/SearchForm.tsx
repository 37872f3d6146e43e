import { useRef, useState, type RefObject } from 'react';
import type { Session } from '../../../../contract/dashboard/session.ts';
import { reservationStatuses } from '../../../../contract/values/statuses.ts';
import { noFilters } from '../../../../contract/dashboard/listAddress.ts';
import type { ReservationFilters } from '../../../../contract/dashboard/listAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateInput } from '../../../ui/DateInput.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import type { ReservationListProps } from './ReservationListProps.ts';
import * as css from './reservationList.css.ts';
import { statusTexts } from './statusTexts.ts';

/** Returns the number of filters other than the search. */
const countFilters = (filters: ReservationFilters) =>
  Object.entries(filters).filter(([name, value]) => name !== 'search' && value !== '').length;

/** The fields other than the search. They are folded, because a phone has little space. */
function Filters({
  form,
  count,
  box,
  properties,
  onChange,
}: {
  form: ReservationFilters;
  /** The number of filters of the list. */
  count: number;
  box: RefObject<HTMLDetailsElement | null>;
  properties: Session['properties'];
  onChange: (changed: Partial<ReservationFilters>) => void;
}) {
  const text = useText();
  const change = (name: keyof ReservationFilters) => (value: string) => onChange({ [name]: value });
  // A search finds reservations of any status.
  const isSearch = form.search.trim() !== '' && form.status !== 'all';
  return (
    <details ref={box} className={css.filters}>
      <summary className={css.opener}>
        <span>
          {count === 0
            ? text('dashboard.reservations.filters')
            : text('dashboard.reservations.filters.count', { count })}
        </span>
        <Icon name="down" size="small" />
      </summary>
      <div className={css.fields}>
        <Select
          label={text('dashboard.reservations.by')}
          value={form.by === '' ? 'arrival' : form.by}
          onChange={(by) => change('by')(by === 'arrival' ? '' : by)}
        >
          <option value="arrival">{text('dashboard.reservations.by.arrival')}</option>
          <option value="departure">{text('dashboard.reservations.by.departure')}</option>
        </Select>
        <Select
          label={text('dashboard.reservations.order')}
          value={form.order === '' ? 'earliest' : form.order}
          onChange={(order) => change('order')(order === 'earliest' ? '' : order)}
        >
          <option value="earliest">{text('dashboard.reservations.order.earliest')}</option>
          <option value="latest">{text('dashboard.reservations.order.latest')}</option>
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
      </div>
    </details>
  );
}

/** The search and the filters of the list. They apply when the person submits the form. */
export function SearchForm({
  context: { filters },
  session,
  send,
}: Pick<ReservationListProps, 'context' | 'session' | 'send'>) {
  const text = useText();
  const [form, setForm] = useState(filters);
  const box = useRef<HTMLDetailsElement>(null);
  const change = (changed: Partial<ReservationFilters>) => setForm((values) => ({ ...values, ...changed }));
  const choose = (chosen: ReservationFilters) => {
    setForm(chosen);
    // The reservations are below the form.
    box.current?.removeAttribute('open');
    send({ type: 'filters.chosen', filters: chosen });
  };
  const isFiltered = filters.search !== '' || countFilters(filters) > 0;
  return (
    <form
      className={css.form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose(form);
      }}
    >
      <TextField
        label={text('dashboard.reservations.search')}
        description={text(
          session.user.role === 'cleaner'
            ? 'dashboard.reservations.search.aboutNames'
            : 'dashboard.reservations.search.about',
        )}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={form.search}
        onChange={(search) => change({ search })}
      />
      <div className={css.submitRow}>
        <Filters
          form={form}
          count={countFilters(filters)}
          box={box}
          properties={session.properties}
          onChange={change}
        />
        <div className={shared.actions}>
          <Button type="submit" look="primary">
            {text('dashboard.reservations.find')}
          </Button>
          {isFiltered && (
            <Button
              look="quiet"
              onClick={({ currentTarget }) => {
                // The button disappears.
                currentTarget.form?.querySelector('input')?.focus();
                choose(noFilters);
              }}
            >
              {text('dashboard.reservations.clear')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
