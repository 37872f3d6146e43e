import type { Property } from '../../../machines/property/property.types.ts';
import { LazyHouseRules, LazyLegalNotes } from './lazySections.tsx';
import type { Elements } from '../../ui/Elements.ts';

interface Props {
  property: Property;
  /** The cancellation terms, after dates have been chosen. */
  policies: Elements;
}

/** Shows check-in and check-out, the permissions, the pricing rules, the cancellation terms and the notes. */
export const RulesSection = ({ property, policies }: Props) => (
  <div>
    <LazyHouseRules property={property} />
    {policies}
    <LazyLegalNotes property={property} />
  </div>
);
