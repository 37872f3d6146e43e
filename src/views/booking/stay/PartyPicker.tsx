import type { AgeGroups, Party } from '../../../../contract/values/party.ts';
import { getMaxGuests, getParty, getSize } from '../../../../contract/rules/party.ts';
import { useText } from '../../../i18n/index.ts';
import { Stepper } from '../../../ui/Stepper.tsx';
import { label } from '../../../ui/Field.css.ts';
import * as css from '../shared/booking.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';

type Group = keyof Party;

interface Props extends Pick<BookingProps, 'property' | 'snapshot' | 'send'> {
  groups: AgeGroups;
  error: string | undefined;
}

/** The choice of guests for a property that counts children or babies separately. */
export function PartyPicker({ property, snapshot, send, groups, error }: Props) {
  const text = useText();
  const { stay } = snapshot.context;
  const party = getParty(stay);
  const { children, babies } = groups;
  const names: Partial<Record<Group, string>> = {
    adults: text('party.adults'),
    ...(children && {
      children: text('party.children', { from: babies ? babies.toAge + 1 : 0, to: children.toAge }),
    }),
    ...(babies && { babies: text('party.babies', { to: babies.toAge }) }),
  };
  const change = (group: Group, count: number) => {
    const changed = { ...party, [group]: count };
    send({ type: 'guests.changed', guestCount: getSize(changed), party: changed });
  };
  return (
    <div className={css.party}>
      {(Object.entries(names) as [Group, string][]).map(([group, name]) => (
        <div key={group} className={css.guests}>
          <label className={label} htmlFor={`booking-${group}`}>
            {name}
          </label>
          <Stepper
            label={name}
            id={`booking-${group}`}
            name={group}
            value={party[group]}
            min={group === 'adults' ? 1 : 0}
            max={getMaxGuests(group, stay, property)}
            fewer={text('party.fewer', { group: name })}
            more={text('party.more', { group: name })}
            error={group === 'adults' ? error : undefined}
            onChange={(count) => change(group, count)}
          />
        </div>
      ))}
    </div>
  );
}
