import type { FC } from 'react';
import type { Property } from '../../../machines/property/property.types.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { withTexts } from '../../ui/withTexts.ts';
import { deferSection, loadAfterInteraction } from '../shared/deferSection.tsx';
// The sections are in the HTML from the start, so their styles are imported here.
import '../../ui/Disclosure.css.ts';
import '../shared/host.css.ts';
import '../shared/mapLinks.css.ts';
import './photos.css.ts';
import './reviews.css.ts';
import './sections.css.ts';

const loadSections = withTexts(() => import('./sections.ts'));
type Sections = Awaited<ReturnType<typeof loadSections>>;

// The server renders the sections immediately. A browser has them in its HTML and hydrates them after the first
// interaction, when their code is loaded.
const serverSections = import.meta.env.SSR ? await loadSections() : undefined;

const lazySection = (getSection: (sections: Sections) => FC<{ property: Property }>) =>
  deferSection(
    serverSections
      ? getSection(serverSections)
      : lazyPart(() => loadAfterInteraction(loadSections), getSection),
  );

export const LazyAbout = lazySection(({ AboutSection }) => AboutSection);
export const LazyPhotos = lazySection(({ PhotosSection }) => PhotosSection);
export const LazyDetails = lazySection(({ DetailsSection }) => DetailsSection);
export const LazyReviews = lazySection(({ ReviewsSection }) => ReviewsSection);
export const LazyNeighbourhood = lazySection(({ NeighbourhoodSection }) => NeighbourhoodSection);
export const LazyHost = lazySection(({ HostSection }) => HostSection);
export const LazyHouseRules = lazySection(({ HouseRules }) => HouseRules);
export const LazyLegalNotes = lazySection(({ LegalNotes }) => LegalNotes);
