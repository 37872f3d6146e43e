import * as v from 'valibot';
import { unitId } from '../schemas/primitives.ts';

/** The most properties in the order of a site. */
export const mostOrdered = 2000;

/** The settings of the site that a host changes in the dashboard. Every field is optional, so that older ones can be read. */
export const siteSettings = v.object({
  /** The ids of properties in their order on the site. Others follow by their ids; unknown ids are ignored. */
  order: v.optional(v.pipe(v.array(unitId), v.maxLength(mostOrdered))),
});
export type SiteSettings = v.InferOutput<typeof siteSettings>;
