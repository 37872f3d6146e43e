import { memo, Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { onFirstInteraction } from '../../ui/whenIdle.ts';
import { withTexts } from '../../ui/withTexts.ts';
// The sections are in the HTML from the start, so their styles are imported here.
import '../shared/host.css.ts';
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
const serverModules = import.meta.env.SSR
  ? await Promise.all([loadAbout(), loadDetails(), loadHouseRules(), loadNeighbourhood(), loadPhotos()])
  : undefined;

const loadAfterInteraction = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  await new Promise<void>((resolve) => void onFirstInteraction(resolve));
  return load();
};

/** Wraps a section so that it is rendered again only for another property. */
const deferSection = (Part: ComponentType<Props>) =>
  memo(({ property }: Props) => (
    <Suspense>
      <Part property={property} />
    </Suspense>
  ));

export const LazyAbout = deferSection(
  serverModules?.[0].AboutSection ??
    lazyPart(
      () => loadAfterInteraction(loadAbout),
      ({ AboutSection }) => AboutSection,
    ),
);
export const LazyDetails = deferSection(
  serverModules?.[1].DetailsSection ??
    lazyPart(
      () => loadAfterInteraction(loadDetails),
      ({ DetailsSection }) => DetailsSection,
    ),
);
export const LazyHouseRules = deferSection(
  serverModules?.[2].HouseRules ??
    lazyPart(
      () => loadAfterInteraction(loadHouseRules),
      ({ HouseRules }) => HouseRules,
    ),
);
export const LazyNeighbourhood = deferSection(
  serverModules?.[3].NeighbourhoodSection ??
    lazyPart(
      () => loadAfterInteraction(loadNeighbourhood),
      ({ NeighbourhoodSection }) => NeighbourhoodSection,
    ),
);
export const LazyPhotos = deferSection(
  serverModules?.[4].PhotosSection ??
    lazyPart(
      () => loadAfterInteraction(loadPhotos),
      ({ PhotosSection }) => PhotosSection,
    ),
);
