import type { Session } from '../../../../contract/dashboard/session.ts';
import { Select } from '../../../ui/Select.tsx';
import { useText } from '../../i18n/index.ts';
import { useStayFilters } from './useStayFilters.ts';

/** Limits a list of stays to a property, for a person with several. */
export function PropertyFilter({ properties }: Pick<Session, 'properties'>) {
  const text = useText();
  const { property, change } = useStayFilters();
  if (properties.length < 2) return null;
  return (
    <Select
      label={text('dashboard.reservations.property')}
      value={property}
      onChange={(value) => change({ property: value })}
    >
      <option value="">{text('dashboard.reservations.property.all')}</option>
      {properties.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
