import type { Property } from '../../../machines/property/property.types.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import * as page from './property.css.ts';
import * as css from './sections.css.ts';
import { LazyHouseRules } from './lazySections.tsx';
import type { Elements } from '../../ui/Elements.ts';

interface Props {
  property: Property;
  /** The cancellation terms, after dates have been chosen. */
  policies: Elements;
}

/** Returns a function that formats the landlord's name, address and tax number on one line. */
function useSeller() {
  const text = useText();
  return ({ name, address, taxNumber }: NonNullable<Property['legal']>) =>
    [name, address, taxNumber && `${text('legal.taxNumber')} ${taxNumber}`].filter(Boolean).join(' · ');
}

/** Shows check-in and check-out, the permissions, the pricing rules and the cancellation terms. */
export function RulesSection({ property, policies }: Props) {
  const text = useText();
  const sellerIn = useSeller();
  const { rules, registrationNumber, legal } = property;
  const lang = useTextLanguage({ textLanguage: rules.notesLanguage ?? property.textLanguage });
  return (
    <>
      <LazyHouseRules property={property} />
      <div className={css.group}>
        <h3 className={page.subheading}>{text('rules.cancellation')}</h3>
        {policies}
      </div>
      {rules.notes !== undefined && rules.notes.length > 0 && (
        <div className={css.group}>
          <h3 className={page.subheading}>{text('rules.notes')}</h3>
          <ul className={css.list}>
            {rules.notes.map((note) => (
              <li key={note} lang={lang}>
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={page.muted}>{text('footer.registrationNumber', { number: registrationNumber })}</p>
      {legal && <p className={page.muted}>{sellerIn(legal)}</p>}
    </>
  );
}
