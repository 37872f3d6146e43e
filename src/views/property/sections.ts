/** The sections of a property's page that no booking changes. */
export { AboutSection } from './AboutSection.tsx';
export { DetailsSection } from './DetailsSection.tsx';
export { HostSection } from './HostSection.tsx';
export { HouseRules } from './HouseRules.tsx';
export { LegalNotes } from './LegalNotes.tsx';
export { NeighbourhoodSection } from './NeighbourhoodSection.tsx';
export { PhotosSection } from './PhotosSection.tsx';
export { ReviewsSection } from './ReviewsSection.tsx';
