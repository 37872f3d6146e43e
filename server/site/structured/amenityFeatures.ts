import type { UnitDescription } from '../../../contract/schemas/rentalUnit.ts';

type Amenities = UnitDescription['amenities'];
type Code = Amenities[number]['code'];

/** Google's names of amenities for vacation rentals, in English for all languages. */
const names: Readonly<Partial<Record<Code, string>>> = {
  beach_access: 'beachAccess',
  air_conditioning: 'ac',
  heating: 'heating',
  fireplace: 'fireplace',
  terrace: 'patio',
  balcony: 'balcony',
  private_pool: 'pool',
  barbecue: 'outdoorGrill',
  lift: 'elevator',
  wifi: 'wifi',
  fast_wifi: 'wifi',
  tv: 'tv',
  full_kitchen: 'kitchen',
  oven: 'ovenStove',
  hob: 'ovenStove',
  microwave: 'microwave',
  washing_machine: 'washerDryer',
  tumble_dryer: 'washerDryer',
  cot: 'crib',
  family_friendly: 'childFriendly',
  self_check_in: 'selfCheckinCheckout',
  airport_transfer: 'airportShuttle',
};

const parking: Readonly<Partial<Record<Code, string>>> = { free_parking: 'Free', paid_parking: 'Paid' };

const feature = (name: string, value: string | boolean) => ({
  '@type': 'LocationFeatureSpecification' as const,
  name,
  value,
});

/**
 * Returns the amenities that Google knows, with the registration number and instant booking, which it also requests.
 */
export function amenityFeatures(amenities: Amenities, registrationNumber: string) {
  const known = new Set(amenities.flatMap(({ code }) => names[code] ?? []));
  const parked = amenities.map(({ code }) => parking[code]).find((type) => type !== undefined);
  return [
    ...[...known].map((name) => feature(name, true)),
    ...(parked === undefined ? [] : [feature('parkingType', parked)]),
    feature('instantBookable', true),
    feature('licenseNum', registrationNumber),
  ];
}
