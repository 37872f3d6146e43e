import type { Property } from '../../../machines/property/property.types.ts';
import { Photo } from '../../ui/Photo.tsx';
import * as css from './sections.css.ts';

/** The host's face, or the first letter of the name. */
export const HostPortrait = ({ host }: Pick<Property, 'host'>) => (
  <div className={css.portrait}>
    {host.photo ? (
      <Photo photo={host.photo} sizes="72px" isDecoration />
    ) : (
      <span className={css.initial} aria-hidden="true">
        {host.name.slice(0, 1)}
      </span>
    )}
  </div>
);
