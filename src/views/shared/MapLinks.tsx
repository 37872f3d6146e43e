import { useText } from '../../i18n/index.ts';
import type { MapOfPlace } from './maps.ts';
import * as css from './mapLinks.css.ts';

/** Maps of the guest's own choice: each is opened when it is chosen, and nothing is asked of anybody before. */
export function MapLinks({ maps }: { maps: readonly MapOfPlace[] }) {
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
