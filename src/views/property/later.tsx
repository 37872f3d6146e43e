import { lazy, memo, Suspense } from 'react';
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
    ])
  : undefined;

const About =
  drawn?.[0].AboutSection ??
  lazy(async () => ({ default: (await import('./AboutSection.tsx')).AboutSection }));
const Details =
  drawn?.[1].DetailsSection ??
  lazy(async () => ({ default: (await import('./DetailsSection.tsx')).DetailsSection }));
const Rules =
  drawn?.[2].HouseRules ?? lazy(async () => ({ default: (await import('./HouseRules.tsx')).HouseRules }));

const Neighbourhood =
  drawn?.[3].NeighbourhoodSection ??
  lazy(async () => ({ default: (await import('./NeighbourhoodSection.tsx')).NeighbourhoodSection }));

export const LaterAbout = memo(({ property }: Props) => (
  <Suspense>
    <About property={property} />
  </Suspense>
));

export const LaterDetails = memo(({ property }: Props) => (
  <Suspense>
    <Details property={property} />
  </Suspense>
));

export const LaterHouseRules = memo(({ property }: Props) => (
  <Suspense>
    <Rules property={property} />
  </Suspense>
));

export const LaterNeighbourhood = memo(({ property }: Props) => (
  <Suspense>
    <Neighbourhood property={property} />
  </Suspense>
));
