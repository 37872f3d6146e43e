import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PricingRules } from './PricingRules.tsx';
import * as page from './property.css.ts';
import * as css from './sections.css.ts';

function useHouseRules({ rules }: Property): { isAllowed: boolean; words: string }[] {
  const text = useText();
  const { roundMoney } = useFormats();
  const { maxGuests, petsAllowed, smokingAllowed, partiesAllowed, quietHours, lostKeysFee } = rules;
  return [
    { isAllowed: true, words: text('rule.maxGuests', { guests: maxGuests }) },
    { isAllowed: petsAllowed, words: text(petsAllowed ? 'rule.petsAllowed' : 'rule.petsNotAllowed') },
    {
      isAllowed: smokingAllowed,
      words: text(smokingAllowed ? 'rule.smokingAllowed' : 'rule.smokingNotAllowed'),
    },
    {
      isAllowed: partiesAllowed,
      words: text(partiesAllowed ? 'rule.partiesAllowed' : 'rule.partiesNotAllowed'),
    },
    { isAllowed: true, words: text('rule.quietHours', quietHours) },
    ...(lostKeysFee.amount > 0
      ? [{ isAllowed: true, words: text('rule.lostKeysFee', { amount: roundMoney(lostKeysFee) }) }]
      : []),
  ];
}

/** When to come and go, what is allowed, and how prices are made: no booking changes anything in it. */
export function HouseRules({ property }: { property: Property }) {
  const text = useText();
  const { rules } = property;
  return (
    <>
      <div className={css.times}>
        <p className={css.time}>
          <span className={page.muted}>{text('stay.checkIn')}</span>
          <span className={page.subheading}>{text('rule.checkInAfter', { time: rules.checkInAfter })}</span>
        </p>
        <p className={css.time}>
          <span className={page.muted}>{text('stay.checkOut')}</span>
          <span className={page.subheading}>{text('rule.checkOutUntil', { time: rules.checkOutUntil })}</span>
        </p>
      </div>
      <div className={css.group}>
        <h3 className={page.subheading}>{text('rules.house')}</h3>
        <ul className={css.rules}>
          {useHouseRules(property).map(({ isAllowed, words }) => (
            <li key={words} className={css.rule}>
              <Icon name={isAllowed ? 'check' : 'close'} />
              {words}
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
