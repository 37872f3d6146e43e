import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { PricingRules } from './PricingRules.tsx';
import * as page from './property.css.ts';
import * as css from './sections.css.ts';

interface HouseRule {
  icon: IconName;
  words: string;
}

/** A tick for each thing that is allowed, a cross for each that is not. */
const allowed = (isAllowed: boolean): IconName => (isAllowed ? 'check' : 'close');

function useHouseRules({ rules }: Property): HouseRule[] {
  const text = useText();
  const { roundMoney, time } = useFormats();
  const { maxGuests, petsAllowed, smokingAllowed, partiesAllowed, quietHours, lostKeysFee } = rules;
  return [
    { icon: 'family', words: text('rule.maxGuests', { guests: maxGuests }) },
    { icon: allowed(petsAllowed), words: text(petsAllowed ? 'rule.petsAllowed' : 'rule.petsNotAllowed') },
    {
      icon: allowed(smokingAllowed),
      words: text(smokingAllowed ? 'rule.smokingAllowed' : 'rule.smokingNotAllowed'),
    },
    {
      icon: allowed(partiesAllowed),
      words: text(partiesAllowed ? 'rule.partiesAllowed' : 'rule.partiesNotAllowed'),
    },
    {
      icon: 'quiet',
      words: text('rule.quietHours', { from: time(quietHours.from), to: time(quietHours.to) }),
    },
    ...(lostKeysFee.amount > 0
      ? [{ icon: 'key' as const, words: text('rule.lostKeysFee', { amount: roundMoney(lostKeysFee) }) }]
      : []),
  ];
}

/** Shows check-in and check-out, the permissions and the pricing rules. They do not depend on a booking. */
export function HouseRules({ property }: { property: Property }) {
  const text = useText();
  const { time } = useFormats();
  const { rules } = property;
  return (
    <>
      <div className={css.times}>
        <p className={css.time}>{text('rule.checkInAfter', { time: time(rules.checkInAfter) })}</p>
        <p className={css.time}>{text('rule.checkOutUntil', { time: time(rules.checkOutUntil) })}</p>
      </div>
      <div className={css.group}>
        <h3 className={page.subheading}>{text('rules.house')}</h3>
        <ul className={css.rules}>
          {useHouseRules(property).map(({ icon, words }) => (
            <li key={words} className={css.rule}>
              <Icon name={icon} />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.group}>
        <h3 className={page.subheading}>{text('rules.pricing')}</h3>
        <PricingRules property={property} />
      </div>
    </>
  );
}
