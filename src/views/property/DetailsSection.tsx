import { amenityCategories } from '../../../contract/values/amenityCategories.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useText } from '../../i18n/index.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { getMainAmenities } from './mainAmenities.ts';
import * as css from './sections.css.ts';

type Props = Pick<Property, 'amenities'>;

/** Shows the main amenities; the guest opens the list of all. */
export function DetailsSection({ property: { amenities } }: { property: Property }) {
  const text = useText();
  const main = getMainAmenities(amenities);
  return (
    <div>
      <ul className={css.mainAmenities}>
        {main.map(({ code, icon }) => (
          <li key={code} className={css.mainAmenity}>
            <Icon name={icon} />
            <span>{text(`amenity.${code}`)}</span>
          </li>
        ))}
      </ul>
      {amenities.length > main.length && (
        <Disclosure
          look="button"
          title={<span>{text('amenities.all', { amenities: amenities.length })}</span>}
        >
          <AllAmenities amenities={amenities} />
        </Disclosure>
      )}
    </div>
  );
}

/** Shows the amenities by category. */
function AllAmenities({ amenities }: Props) {
  const text = useText();
  return (
    <div className={css.amenities}>
      {amenityCategories.map((category) => {
        const codes = amenities.filter((amenity) => amenity.category === category);
        return codes.length === 0 ? null : (
          <div key={category}>
            <h3 className={css.category}>{text(`amenityCategory.${category}`)}</h3>
            <ul className={css.items}>
              {codes.map(({ code }) => (
                <li key={code}>{text(`amenity.${code}`)}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
