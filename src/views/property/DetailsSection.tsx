import { amenityCategories } from '../../../contract/values/amenityCategories.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useText, type MessageId } from '../../i18n/index.ts';
import * as css from './sections.css.ts';

/** Shows the amenities by category. */
export function DetailsSection({ property }: { property: Property }) {
  const text = useText();
  return (
    <div className={css.amenities}>
      {amenityCategories.map((category) => {
        const codes = property.amenities.filter((amenity) => amenity.category === category);
        return codes.length === 0 ? null : (
          <div key={category}>
            <h3 className={css.category}>{text(`amenityCategory.${category}`)}</h3>
            <ul className={css.items}>
              {codes.map(({ code }) => (
                <li key={code}>{text(`amenity.${code}` as MessageId)}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
