import { Suspense, useRef } from 'react';
import type { Property } from '../../../machines/property/property.types.ts';
import { useText } from '../../i18n/index.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { Mosaic } from './Gallery.tsx';
import { CompactIntro, Intro, Summary } from './Intro.tsx';
import {
  LazyAbout,
  LazyDetails,
  LazyHost,
  LazyNeighbourhood,
  LazyPhotos,
  LazyReviews,
} from './lazySections.tsx';
import { RulesSection } from './RulesSection.tsx';
import * as css from './property.css.ts';
import { useBarHeight } from '../../kit/useBarHeight.ts';
import type { Elements } from '../../ui/Elements.ts';

/** The parts of the booking on the property's page. */
export interface BookingParts {
  /** The steps of the booking. */
  flow: Elements;
  /** The card with the fields for dates and guests: at the side in wide windows, else below the property's name. */
  summary: Elements;
  /** The meaning of a direct booking, and the host, for windows too narrow for the card at the side. */
  trust: Elements;
  /** The bar at the bottom of a phone's window. */
  bar: Elements;
  /** The stay in brief, for windows too narrow for the summary. */
  inBrief: Elements;
  /** The cancellation terms, after dates have been chosen. */
  policies: Elements;
  /** Whether the card has the fields for dates and guests. */
  hasFields: boolean;
  /** Whether the guest has chosen dates and started the booking, which hides the rest of the page. */
  isUnderWay: boolean;
}

const sections = ['book', 'about', 'photos', 'details', 'neighbourhood', 'rules'] as const;
type SectionId = (typeof sections)[number];

/** Returns the sections that have content. */
const getSections = (property: Property): SectionId[] =>
  sections.filter(
    (section) =>
      (section !== 'photos' || property.rooms?.some(({ photos }) => photos.length > 0)) &&
      (section !== 'details' || property.amenities.length > 0),
  );

function InPageNavigation({ name, shown }: { name: string; shown: readonly SectionId[] }) {
  const text = useText();
  return (
    <nav className={css.nav} aria-label={name}>
      <ul className={css.navList}>
        {shown.map((section) => (
          <li key={section}>
            <a className={css.navLink} href={`#${section}`}>
              {text(`navigation.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SectionProps {
  id: SectionId;
  className?: string;
  headingClass?: string;
  children: Elements;
}

function Section({ id, className = css.section, headingClass = css.heading, children }: SectionProps) {
  const text = useText();
  return (
    <section id={id} className={className} aria-labelledby={`${id}-heading`}>
      <h2 className={headingClass} id={`${id}-heading`}>
        {text(`navigation.${id}`)}
      </h2>
      {children}
    </section>
  );
}

/**
 * Shows the property's page. While the guest books, only the stay remains next to the steps. Each part has a `Suspense`
 * boundary of its own, so that React hydrates them separately and responds to the guest in between.
 */
export function PropertyPage({ property, booking }: { property: Property; booking: BookingParts }) {
  const { isUnderWay } = booking;
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const shown = getSections(property);
  const hasPhotos = shown.includes('photos');
  return (
    <>
      {!isUnderWay && property.photos.length > 0 && (
        <Suspense>
          <Mosaic property={property} section={hasPhotos ? '#photos' : undefined} />
        </Suspense>
      )}
      <div className={css.columns}>
        <div className={css.head}>
          {isUnderWay ? (
            <CompactIntro
              property={property}
              stay={<div className={css.narrowOnly}>{booking.inBrief}</div>}
            />
          ) : (
            <Suspense>
              <Intro property={property} />
            </Suspense>
          )}
        </div>
        <aside className={booking.hasFields ? css.side : css.wideSide}>
          <Suspense>{booking.summary}</Suspense>
        </aside>
        <Section
          id="book"
          className={isUnderWay ? css.bookUnderWay : css.book}
          headingClass={isUnderWay ? hidden : css.bookHeading}
        >
          <Suspense>{booking.flow}</Suspense>
        </Section>
        {!isUnderWay && (
          <>
            <div className={css.belowFields}>{booking.trust}</div>
            <Summary property={property} />
            <div className={css.rest}>
              <InPageNavigation name={property.name} shown={shown} />
              <Section id="about">
                <LazyAbout property={property} />
              </Section>
              {hasPhotos && (
                <Section id="photos">
                  <LazyPhotos property={property} />
                </Section>
              )}
              {shown.includes('details') && (
                <Section id="details">
                  <LazyDetails property={property} />
                </Section>
              )}
              {property.reviews.count > 0 && <LazyReviews property={property} />}
              <Section id="neighbourhood">
                <LazyNeighbourhood property={property} />
              </Section>
              <LazyHost property={property} />
              <Section id="rules">
                <Suspense>
                  <RulesSection property={property} policies={booking.policies} />
                </Suspense>
              </Section>
            </div>
          </>
        )}
      </div>
      <div ref={bar} className={css.bar}>
        <Suspense>{booking.bar}</Suspense>
      </div>
    </>
  );
}
