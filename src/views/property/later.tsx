import { memo, Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { onFirstInteraction } from '../../ui/whenIdle.ts';
import { withTexts } from '../../ui/withTexts.ts';
// The sections are in the HTML from the start, so their styles are imported here.
import '../shared/mapLinks.css.ts';
import './photos.css.ts';

interface Props {
  property: Property;
}

const loadAbout = withTexts(() => import('./AboutSection.tsx'));
const loadDetails = withTexts(() => import('./DetailsSection.tsx'));
const loadHouseRules = withTexts(() => import('./HouseRules.tsx'));
const loadNeighbourhood = withTexts(() => import('./NeighbourhoodSection.tsx'));
const loadPhotos = withTexts(() => import('./PhotosSection.tsx'));

// The server renders these sections immediately. A browser has them in its HTML and hydrates them after the first
// interaction, when their code is loaded. No booking changes them.
const drawn = import.meta.env.SSR
  ? await Promise.all([loadAbout(), loadDetails(), loadHouseRules(), loadNeighbourhood(), loadPhotos()])
  : undefined;

const onceNeeded = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  await new Promise<void>((found) => void onFirstInteraction(found));
  return load();
};

/** Wraps a section so that it is rendered again only for another property. */
const part = (Part: ComponentType<Props>) =>
  memo(({ property }: Props) => (
    <Suspense>
      <Part property={property} />
    </Suspense>
  ));

export const LaterAbout = part(
  drawn?.[0].AboutSection ??
    lazyPart(
      () => onceNeeded(loadAbout),
      ({ AboutSection }) => AboutSection,
    ),
);
export const LaterDetails = part(
  drawn?.[1].DetailsSection ??
    lazyPart(
      () => onceNeeded(loadDetails),
      ({ DetailsSection }) => DetailsSection,
    ),
);
export const LaterHouseRules = part(
  drawn?.[2].HouseRules ??
    lazyPart(
      () => onceNeeded(loadHouseRules),
      ({ HouseRules }) => HouseRules,
    ),
);
export const LaterNeighbourhood = part(
  drawn?.[3].NeighbourhoodSection ??
    lazyPart(
      () => onceNeeded(loadNeighbourhood),
      ({ NeighbourhoodSection }) => NeighbourhoodSection,
    ),
);
export const LaterPhotos = part(
  drawn?.[4].PhotosSection ??
    lazyPart(
      () => onceNeeded(loadPhotos),
      ({ PhotosSection }) => PhotosSection,
    ),
);
