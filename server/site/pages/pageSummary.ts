import type { Rendered } from '../../../src/entry-server.tsx';

/** What a shared link is called by: what stands largest on its picture, and where that is. */
export interface PageSummary {
  heading: string;
  place?: string | undefined;
  /** Where its photo is, at a path of this site or elsewhere. */
  photo?: string | undefined;
}

export function getShown({ head: { title, heading, property, image } }: Rendered): PageSummary {
  const photo = image?.src;
  if (!property) return { heading: heading ?? title, photo };
  const { city, country } = property.location;
  return { heading: property.name, place: `${city}, ${country}`, photo };
}
