import { lazy, memo, Suspense, type ComponentType } from 'react';
import type { Property } from '../../../machines/property/property.types.ts';

interface Props {
  property: Property;
}

// The server draws them at once. A browser has them in its HTML, and takes them over when their code has come: no
// booking changes anything in them.
const drawn = import.meta.env.SSR
  ? await Promise.all([
      import('./AboutSection.tsx'),
      import('./DetailsSection.tsx'),
      import('./HouseRules.tsx'),
      import('./NeighbourhoodSection.tsx'),
      import('./PhotosSection.tsx'),
    ])
  : undefined;

/** A part of the page, drawn again only where the property is another one. */
const part = (Part: ComponentType<Props>) =>
  memo(({ property }: Props) => (
    <Suspense>
      <Part property={property} />
    </Suspense>
  ));

export const LaterAbout = part(
  drawn?.[0].AboutSection ??
    lazy(async () => ({ default: (await import('./AboutSection.tsx')).AboutSection })),
);
export const LaterDetails = part(
  drawn?.[1].DetailsSection ??
    lazy(async () => ({ default: (await import('./DetailsSection.tsx')).DetailsSection })),
);
export const LaterHouseRules = part(
  drawn?.[2].HouseRules ?? lazy(async () => ({ default: (await import('./HouseRules.tsx')).HouseRules })),
);
export const LaterNeighbourhood = part(
  drawn?.[3].NeighbourhoodSection ??
    lazy(async () => ({ default: (await import('./NeighbourhoodSection.tsx')).NeighbourhoodSection })),
);
export const LaterPhotos = part(
  drawn?.[4].PhotosSection ??
    lazy(async () => ({ default: (await import('./PhotosSection.tsx')).PhotosSection })),
);
