import { memo, Suspense, type ComponentType, type FC } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { Property } from '../../../machines/property/property.types.ts';
import { onFirstInteraction } from '../../ui/whenIdle.ts';
import { withTexts } from '../../ui/withTexts.ts';
// The sections are in the HTML from the start, so their styles are imported here.
import '../../ui/Disclosure.css.ts';
import '../shared/host.css.ts';
import '../shared/mapLinks.css.ts';
import './photos.css.ts';
import './reviews.css.ts';
import './sections.css.ts';

interface Props {
  property: Property;
}

const loadSections = withTexts(() => import('./sections.ts'));
type Sections = Awaited<ReturnType<typeof loadSections>>;

// The server renders the sections immediately. A browser has them in its HTML and hydrates them after the first
// interaction, when their code is loaded.
const serverSections = import.meta.env.SSR ? await loadSections() : undefined;

const loadAfterInteraction = async () => {
  await new Promise<void>((resolve) => void onFirstInteraction(resolve));
  return loadSections();
};

/** Wraps a section so that it is rendered again only for another property. */
function deferSection(getSection: (sections: Sections) => FC<Props>) {
  const Part: ComponentType<Props> = serverSections
    ? getSection(serverSections)
    : lazyPart(loadAfterInteraction, getSection);
  return memo(({ property }: Props) => (
    <Suspense>
      <Part property={property} />
    </Suspense>
  ));
}

export const LazyAbout = deferSection(({ AboutSection }) => AboutSection);
export const LazyPhotos = deferSection(({ PhotosSection }) => PhotosSection);
export const LazyDetails = deferSection(({ DetailsSection }) => DetailsSection);
export const LazyReviews = deferSection(({ ReviewsSection }) => ReviewsSection);
export const LazyNeighbourhood = deferSection(({ NeighbourhoodSection }) => NeighbourhoodSection);
export const LazyHost = deferSection(({ HostSection }) => HostSection);
export const LazyHouseRules = deferSection(({ HouseRules }) => HouseRules);
export const LazyLegalNotes = deferSection(({ LegalNotes }) => LegalNotes);
