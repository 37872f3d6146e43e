import type { Distance } from '../../../contract/schemas/neighbourhood.ts';
import { roundLocation } from '../../../contract/values/roundLocation.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { MapLinks } from '../shared/MapLinks.tsx';
import { getAreaMaps } from '../shared/maps.ts';
import { Locator } from './Locator.tsx';
import { Prose } from './Prose.tsx';
import * as css from './sections.css.ts';

interface Props {
  property: Property;
}

/** Shows the surroundings: the location, the host's description, and the distances to nearby places. */
export function NeighbourhoodSection({ property }: Props) {
  const text = useText();
  const { neighbourhood, distances = [], location } = property;
  return (
    <>
      {neighbourhood !== undefined && <Prose text={neighbourhood} property={property} />}
      <div className={css.group}>
        <Locator property={property} />
        <MapLinks maps={getAreaMaps(roundLocation(location))} />
      </div>
      {distances.length > 0 && (
        <div className={css.group}>
          <h3 className={css.category}>{text('nearby.title')}</h3>
          <Distances distances={distances} />
        </div>
      )}
    </>
  );
}

function useLength() {
  const text = useText();
  const { distance } = useFormats();
  return ({ amount, measure }: Distance) => {
    if (measure === 'metres') return distance(amount);
    return text(measure === 'minutes_on_foot' ? 'nearby.onFoot' : 'nearby.byCar', { minutes: amount });
  };
}

function Distances({ distances }: { distances: readonly Distance[] }) {
  const text = useText();
  const getLength = useLength();
  return (
    <dl className={css.distances}>
      {distances.map((distance) => (
        <div key={`${distance.to} ${distance.name}`} className={css.distance}>
          <dt>
            <span>{text(`nearby.to.${distance.to}`)}</span>
            {distance.name !== undefined && <span className={css.placeName}>{distance.name}</span>}
          </dt>
          <dd className={css.length}>{getLength(distance)}</dd>
        </div>
      ))}
    </dl>
  );
}
