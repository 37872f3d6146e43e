import { useText } from '../../i18n/index.ts';
import type { MapLink } from './maps.ts';
import * as css from './mapLinks.css.ts';

/** Links to several maps. No map provider receives a request before the guest opens its link. */
export function MapLinks({ maps }: { maps: readonly MapLink[] }) {
  const text = useText();
  return (
    <ul className={css.maps} aria-label={text('arrival.maps')}>
      {maps.map(({ name, href }) => (
        <li key={href}>
          <a
            className={css.map}
            href={href}
            {...(name !== undefined && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {name ?? text('arrival.mapApp')}
          </a>
        </li>
      ))}
    </ul>
  );
}
