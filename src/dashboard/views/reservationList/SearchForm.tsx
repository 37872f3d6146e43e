import { Suspense, useRef, useState } from 'react';
import type { ReservationFilters } from '../../../../contract/dashboard/listAddress.ts';
import { getLimits } from '../../../../machines/dashboard/reservationList/selectors.ts';
import { Button } from '../../../ui/Button.tsx';
import { hidden } from '../../../ui/hidden.css.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { LaterFilterChips, LaterFilterFields } from './loadLaterParts.ts';
import type { ReservationListProps } from './ReservationListProps.ts';
import * as css from './reservationList.css.ts';

/**
 * The search and the filters of the list, in one line. They apply when the person submits the form; those that apply
 * are below it.
 */
export function SearchForm({
  context: { filters },
  session,
  send,
}: Pick<ReservationListProps, 'context' | 'session' | 'send'>) {
  const text = useText();
  const [form, setForm] = useState(filters);
  /** Whether the fields have been opened once. */
  const [isOpened, setIsOpened] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const change = (changed: Partial<ReservationFilters>) => setForm((values) => ({ ...values, ...changed }));
  const choose = (chosen: ReservationFilters) => {
    setForm(chosen);
    // The reservations are below the form.
    box.current?.removeAttribute('open');
    send({ type: 'filters.chosen', filters: chosen });
  };
  const limits = getLimits(filters);
  const count = limits.filter((name) => name !== 'search').length;
  const about = text(
    session.user.role === 'cleaner'
      ? 'dashboard.reservations.search.aboutNames'
      : 'dashboard.reservations.search.about',
  );
  return (
    <form
      className={css.form}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The order belongs to the list, which may have changed it since.
        choose({ ...form, sort: filters.sort, order: filters.order });
      }}
    >
      <div className={css.searchRow}>
        <div className={css.search}>
          <TextField
            label={text('dashboard.reservations.search')}
            description={about}
            placeholder={about}
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
          <Button type="submit" look="icon">
            <Icon name="search" />
            <span className={hidden}>{text('dashboard.reservations.find')}</span>
          </Button>
        </div>
        <details
          ref={box}
          className={css.filters}
          onToggle={({ currentTarget }) => setIsOpened((isOpened) => isOpened || currentTarget.open)}
        >
          <summary className={css.opener}>
            <span>
              {count === 0
                ? text('dashboard.reservations.filters')
                : text('dashboard.reservations.filters.count', { count })}
            </span>
            <Icon name="down" size="small" />
          </summary>
          {isOpened && (
            <Suspense fallback={<LoadingText />}>
              <LaterFilterFields form={form} properties={session.properties} onChange={change} />
            </Suspense>
          )}
        </details>
      </div>
      {limits.length > 0 && (
        // Nothing moves when the filters appear.
        <Suspense fallback={<div className={css.chips} />}>
          <LaterFilterChips
            filters={filters}
            properties={session.properties}
            onChoose={(chosen) => {
              // The pressed button disappears; the keyboard of a phone stays closed.
              box.current?.querySelector('summary')?.focus();
              choose(chosen);
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
