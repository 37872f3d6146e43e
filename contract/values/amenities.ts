import type { AmenityCategory } from './amenityCategories.ts';

/** The amenities that a property can list, by category. */
export const amenities = {
  location: [
    'city_centre',
    'old_town',
    'sea_view',
    'river_view',
    'beach_access',
    'countryside',
    'public_transport',
    'quiet_street',
  ],
  parking: ['free_parking', 'paid_parking', 'street_parking', 'garage', 'ev_charger', 'bicycle_storage'],
  comfort: [
    'air_conditioning',
    'heating',
    'fireplace',
    'fan',
    'terrace',
    'balcony',
    'garden',
    'private_pool',
    'barbecue',
    'outdoor_dining',
    'lift',
    'private_entrance',
  ],
  entertainment: [
    'wifi',
    'fast_wifi',
    'tv',
    'streaming',
    'books',
    'board_games',
    'record_player',
    'workspace',
  ],
  bathroom: ['shower', 'bathtub', 'hair_dryer', 'towels', 'toiletries', 'bidet'],
  bedroom: ['bed_linen', 'extra_blankets', 'blackout_curtains', 'wardrobe', 'iron', 'mosquito_net'],
  kitchen: [
    'full_kitchen',
    'kitchenette',
    'oven',
    'hob',
    'microwave',
    'fridge',
    'freezer',
    'dishwasher',
    'coffee_machine',
    'kettle',
    'toaster',
    'spices',
  ],
  laundry: ['washing_machine', 'tumble_dryer', 'drying_rack'],
  family: ['cot', 'high_chair', 'toys', 'stair_gate', 'family_friendly'],
  safety: [
    'smoke_alarm',
    'carbon_monoxide_alarm',
    'fire_extinguisher',
    'first_aid_kit',
    'safe',
    'secure_door',
  ],
  services: [
    'welcome_basket',
    'self_check_in',
    'luggage_storage',
    'airport_transfer',
    'mid_stay_cleaning',
    'breakfast',
  ],
  other: ['step_free_access', 'long_stays', 'pets_on_request', 'complaints_book'],
} as const satisfies Record<AmenityCategory, readonly string[]>;

export type Amenity = {
  [C in AmenityCategory]: { category: C; code: (typeof amenities)[C][number] };
}[AmenityCategory];
