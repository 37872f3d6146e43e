import { getLocatorUrl, locatorSize } from '../../../contract/rules/locator.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { useText, useTextLanguage } from '../../i18n/index.ts';
import * as page from './property.css.ts';
import * as css from './sections.css.ts';

const { width, height } = locatorSize;
const mapSources = 'Natural Earth, GeoNames';

/** Shows a map of the property's surroundings, which the server draws, in the colours of the theme. */
export function Locator({ property }: { property: Property }) {
  const text = useText();
  const lang = useTextLanguage(property);
  const { id, location } = property;
  const { city, country } = location;
  return (
    <figure className={css.locator}>
      <svg
        className={css.map}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={text('nearby.map', { city, country })}
      >
        <use href={`${getLocatorUrl(id, location)}#map`} />
        <text className={css.placeOnMap} x={width / 2} y={height / 2 + 46} lang={lang}>
          {city}
        </text>
      </svg>
      <figcaption className={page.muted}>
        <span>{text('nearby.place')}</span> <br />
        <span>{text('nearby.sources', { sources: mapSources })}</span>
      </figcaption>
    </figure>
  );
}
