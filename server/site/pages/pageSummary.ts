import type { Rendered } from '../../../src/entry-server.tsx';

/** The texts on a shared link's picture: its heading, and the place. */
export interface PageSummary {
  heading: string;
  place?: string | undefined;
  /** The address of its photo, on this site or another host. */
  photo?: string | undefined;
}

export function getShown({ head: { title, heading, property, image } }: Rendered): PageSummary {
  const photo = image?.src;
  if (!property) return { heading: heading ?? title, photo };
  const { city, country } = property.location;
  return { heading: property.name, place: `${city}, ${country}`, photo };
}
