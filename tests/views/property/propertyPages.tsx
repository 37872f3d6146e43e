import type { ReactNode } from 'react';
import type { PropertyProps } from '../../../src/views/property/PropertyView.tsx';
import { PropertyView } from '../../../src/views/property/PropertyView.tsx';
import { SiteContext, type SiteSettings } from '../../../src/frame/site.ts';
import { property } from '../support/property.ts';
import type { Send } from '../support/screen.tsx';

// Lazy parts are loaded at once here.
await import('../../../src/views/property/sections.ts');

export type Value = PropertyProps['pageState']['value'];

const [first, second] = property.photos;
const [hannah] = property.reviews.items;

/** A property with a little of everything. */
const small: typeof property = {
  ...property,
  host: { ...property.host, phone: '+351 210 000 001', whatsapp: '+351 910 000 001' },
  description: 'First paragraph.\n\nSecond paragraph.',
  highlights: property.highlights.slice(0, 1),
  photos: [first!, second!],
  amenities: [
    { category: 'location', code: 'river_view' },
    { category: 'kitchen', code: 'oven' },
    { category: 'kitchen', code: 'fridge' },
  ],
  // A property of a host elsewhere, which reveals the exact location.
  location: { ...property.location, latitude: 38.71182, longitude: -9.12964 },
  neighbourhood: 'A village in the city.\n\nNo car gets in.',
  distances: [
    { to: 'bakery', amount: 90, measure: 'metres' },
    { to: 'viewpoint', name: 'Portas do Sol', amount: 1250, measure: 'metres' },
    { to: 'tram_stop', name: '28E', amount: 5, measure: 'minutes_on_foot' },
    { to: 'airport', amount: 25, measure: 'minutes_by_car' },
  ],
  rooms: undefined,
  reviews: { count: 1, average: 4.75, items: [hannah!] },
  rules: { ...property.rules, notes: ['A note.'], petsAllowed: true },
};

const { pricing, rules } = property;

/** A property with no more than it must have, at prices with cents. */
export const bare: typeof property = {
  ...property,
  host: { ...property.host, phone: undefined, whatsapp: undefined },
  description: 'A house.',
  photos: property.photos.slice(0, 1),
  rooms: undefined,
  reviews: { count: 0, average: null, items: [] },
  highlights: [],
  amenities: [],
  touristTax: undefined,
  neighbourhood: undefined,
  distances: undefined,
  rules: {
    ...rules,
    notes: [],
    smokingAllowed: true,
    partiesAllowed: true,
    lostKeysFee: { amount: 0, currency: 'EUR' },
  },
  pricing: {
    ...pricing,
    rate: 9_550,
    cleaning: { amount: 3_000, perNumberOfNights: 1 },
    surcharge: { amountPerGuestPerNight: 1_550, includedGuests: 1 },
    discount: { percentage: 0, minNights: 0 },
  },
};

const siteWith = (more: Pick<SiteSettings, 'onlyProperty' | 'mailbox'>) => ({
  settings: {
    productName: 'Estadia',
    publicUrl: 'http://localhost',
    gatewayHosts: [],
    ...more,
  },
  languagePath: (language: string) => `/${language}/here`,
});

export const onSite = (page: ReactNode, more: Pick<SiteSettings, 'onlyProperty' | 'mailbox'> = {}) => (
  <SiteContext value={siteWith(more)}>{page}</SiteContext>
);

const visit = { visitId: '', language: 'en' } as const;

/** A property that is on the screen. */
export const ready = { ready: { open: 'booking' } } as const;

/** The page of a property, with placeholders where the booking is. */
export const propertyPage = (
  value: Value,
  about: { property?: typeof property; isUnderWay?: boolean; onlyProperty?: string } = {},
) =>
  function PropertyPageView(send: Send) {
    const booking = {
      flow: <p>(the booking)</p>,
      summary: <p>(the summary)</p>,
      bar: <p>(the bar)</p>,
      inBrief: <p>(the stay in brief)</p>,
      policies: <p>(the policies)</p>,
      trust: <p>(the trust)</p>,
      hasFields: !about.isUnderWay,
      isUnderWay: about.isUnderWay ?? false,
    };
    const known = typeof value === 'object' ? (about.property ?? small) : undefined;
    return onSite(
      <PropertyView
        pageState={{
          value,
          context: { unitId: property.id, property: known, visit, failure: 'unavailable' },
        }}
        send={send}
        booking={booking}
      />,
      about.onlyProperty === undefined ? {} : { onlyProperty: about.onlyProperty },
    );
  };
