import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PricingRules } from './PricingRules.tsx';
import * as css from './sections.css.ts';

interface HouseRule {
  icon: IconName;
  label: string;
}

/** Returns the icon of a permission: a tick if it is given, a cross if it is not. */
const getPermissionIcon = (isAllowed: boolean): IconName => (isAllowed ? 'check' : 'close');

function useHouseRules({ rules }: Property): HouseRule[] {
  const text = useText();
  const { roundMoney, time } = useFormats();
  const { maxGuests, petsAllowed, smokingAllowed, partiesAllowed, quietHours, lostKeysFee } = rules;
  return [
    { icon: 'family', label: text('rule.maxGuests', { guests: maxGuests }) },
    {
      icon: getPermissionIcon(petsAllowed),
      label: text(petsAllowed ? 'rule.petsAllowed' : 'rule.petsNotAllowed'),
    },
    {
      icon: getPermissionIcon(smokingAllowed),
      label: text(smokingAllowed ? 'rule.smokingAllowed' : 'rule.smokingNotAllowed'),
    },
    {
      icon: getPermissionIcon(partiesAllowed),
      label: text(partiesAllowed ? 'rule.partiesAllowed' : 'rule.partiesNotAllowed'),
    },
    {
      icon: 'quiet',
      label: text('rule.quietHours', { from: time(quietHours.from), to: time(quietHours.to) }),
    },
    ...(lostKeysFee.amount > 0
      ? [{ icon: 'key' as const, label: text('rule.lostKeysFee', { amount: roundMoney(lostKeysFee) }) }]
      : []),
  ];
}

/** Shows the check-in and check-out times, the house rules and the pricing rules, which are the same for every booking. */
export function HouseRules({ property }: { property: Property }) {
  const text = useText();
  const { time } = useFormats();
  const { rules } = property;
  const houseRules = useHouseRules(property);
  return (
    <>
      <div className={css.times}>
        <p className={css.time}>{text('rule.checkInAfter', { time: time(rules.checkInAfter) })}</p>
        <p className={css.time}>{text('rule.checkOutUntil', { time: time(rules.checkOutUntil) })}</p>
      </div>
      <Disclosure
        title={<h3>{text('rules.house')}</h3>}
        sentence={houseRules
          .slice(0, 3)
          .map(({ label }) => label)
          .join(' · ')}
      >
        <ul className={css.rules}>
          {houseRules.map(({ icon, label }) => (
            <li key={label} className={css.rule}>
              <Icon name={icon} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <PricingRules property={property} />
    </>
  );
}
