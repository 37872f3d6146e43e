import { getMaxGuests, getSize } from '../../../../contract/rules/party.ts';
import type { Party } from '../../../../contract/values/party.ts';
import { Stepper } from '../../../ui/Stepper.tsx';
import { label } from '../../../ui/Field.css.ts';
import { useText } from '../../i18n/index.ts';
import type { PhoneBookingProps, StepFieldsProps } from './PhoneBookingProps.ts';
import { getFieldId } from './StepForm.tsx';

/** The maximum of the contract, while no property is chosen. */
const maxGuests = 100;

interface Props extends Omit<StepFieldsProps, 'labels'> {
  property: PhoneBookingProps['properties'][number] | undefined;
}

/** The number of guests, by age group if the property distinguishes them. */
export function PartyFields({ draft, property, getMessage, onChange }: Props) {
  const text = useText();
  const { guests: guestCount, children, babies } = draft;
  const party: Party = { adults: guestCount - children - babies, children, babies };
  const { ageGroups } = property ?? {};
  const groups: { group: keyof Party; name: string; fewer: string; more: string }[] = [];
  const addGroup = (group: keyof Party, name: string) =>
    groups.push({
      group,
      name,
      fewer: text('party.fewer', { group: name }),
      more: text('party.more', { group: name }),
    });
  if (ageGroups) {
    addGroup('adults', text('party.adults'));
    const { children: child, babies: baby } = ageGroups;
    if (child)
      addGroup('children', text('party.children', { from: baby ? baby.toAge + 1 : 0, to: child.toAge }));
    if (baby) addGroup('babies', text('party.babies', { to: baby.toAge }));
  } else {
    const [fewer, more] = [text('stay.fewerGuests'), text('stay.moreGuests')];
    groups.push({ group: 'adults', name: text('stay.guests'), fewer, more });
  }
  const limits = { maxGuests: property?.maxGuests ?? maxGuests, ageGroups };
  return groups.map(({ group, name, fewer, more }) => (
    <div key={group}>
      <label className={label} htmlFor={getFieldId(group)}>
        {name}
      </label>
      <Stepper
        label={name}
        id={getFieldId(group)}
        name={group}
        value={party[group]}
        min={group === 'adults' ? 1 : 0}
        max={Math.max(party[group], getMaxGuests(group, { guestCount, party }, limits))}
        fewer={fewer}
        more={more}
        error={group === 'adults' ? getMessage('guests') : undefined}
        onChange={(count) => {
          const { adults: _, ...others } = { ...party, [group]: count };
          onChange({ guests: getSize({ ...party, [group]: count }), ...others });
        }}
      />
    </div>
  ));
}
