import type { TimelineProperty } from '../../../../contract/dashboard/timeline.ts';
import { sizedPicture } from '../../../../contract/values/pictures.ts';
import * as css from './timeline.css.ts';

/** The name of a property with a small picture. It stays in view. */
export const PropertyName = ({ property: { name, photo } }: { property: TimelineProperty }) => (
  <span role="rowheader" aria-colindex={1} className={css.name}>
    {photo !== undefined && (
      <img className={css.photo} src={sizedPicture(photo, 320)} alt="" loading="lazy" decoding="async" />
    )}
    <span>{name}</span>
  </span>
);
