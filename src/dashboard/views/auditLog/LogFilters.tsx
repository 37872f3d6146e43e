import { useState } from 'react';
import { actionFilters } from '../../../../contract/dashboard/actionKinds.ts';
import type { LogFilters } from '../../../../contract/dashboard/logAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import * as css from './auditLog.css.ts';

interface Props {
  filters: LogFilters;
  onChoose: (filters: LogFilters) => void;
}

/** The filters of the log. The kind applies when it is chosen, the search when the person submits it. */
export function LogFiltersForm({ filters, onChoose }: Props) {
  const text = useText();
  const [search, setSearch] = useState(filters.search);
  return (
    <form
      className={css.filters}
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ ...filters, search });
      }}
    >
      <Select
        label={text('dashboard.audit.kind')}
        value={filters.kind}
        onChange={(kind) => onChoose({ search, kind: kind as LogFilters['kind'] })}
      >
        <option value="">{text('dashboard.audit.kind.changes')}</option>
        {actionFilters.map((kind) => (
          <option key={kind} value={kind}>
            {text(`dashboard.audit.kind.${kind}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={text('dashboard.audit.search')}
        name="search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={setSearch}
      />
      <div className={shared.actions}>
        <Button type="submit">{text('dashboard.audit.find')}</Button>
      </div>
    </form>
  );
}
