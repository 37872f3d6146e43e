import type { Amenity } from '../../../contract/values/amenities.ts';
import type { IconName } from '../../ui/Icon.tsx';

type Code = Amenity['code'];

export interface MainAmenity {
  code: Code;
  icon: IconName;
}

/** The amenities that guests look for first. The first code that the property has represents its row. */
const ranked: readonly (readonly [icon: IconName, ...codes: Code[]])[] = [
  ['wifi', 'fast_wifi', 'wifi'],
  ['kitchen', 'full_kitchen', 'kitchenette'],
  ['pool', 'private_pool'],
  ['cold', 'air_conditioning', 'fan'],
  ['heating', 'heating'],
  ['car', 'free_parking', 'garage', 'paid_parking', 'street_parking'],
  ['washer', 'washing_machine'],
  ['terrace', 'terrace', 'balcony'],
  ['workspace', 'workspace'],
  ['cot', 'cot'],
  ['lift', 'lift'],
  ['fire', 'fireplace'],
  ['garden', 'garden'],
  ['view', 'sea_view', 'river_view'],
  ['pet', 'pets_on_request'],
  ['plug', 'ev_charger'],
  ['dishes', 'dishwasher'],
  ['screen', 'tv'],
  ['grill', 'barbecue'],
  ['bath', 'bathtub'],
  ['coffee', 'coffee_machine'],
  ['key', 'self_check_in'],
  ['location', 'city_centre', 'old_town'],
];

/** The number of amenities that are visible at first. */
const most = 10;

/** Returns the amenities that are visible at first: the main ones, followed by others if there are few. */
export function getMainAmenities(amenities: readonly { code: Code }[]): readonly MainAmenity[] {
  const codes = new Set(amenities.map(({ code }) => code));
  const main = ranked.flatMap(([icon, ...candidates]): MainAmenity[] => {
    const code = candidates.find((candidate) => codes.has(candidate));
    return code === undefined ? [] : [{ icon, code }];
  });
  const shown = new Set(main.map(({ code }) => code));
  const others = [...codes].filter((code) => !shown.has(code));
  return [...main, ...others.map((code) => ({ code, icon: 'check' as const }))].slice(0, most);
}
