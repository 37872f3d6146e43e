import { amenities } from './amenities.ts';
import { arrival } from './arrival.ts';
import { basics } from './basics.ts';
import { contact } from './contact.ts';
import { location } from './location.ts';
import { photos } from './photos.ts';
import { prices } from './prices.ts';
import { registration } from './registration.ts';
import { reviews } from './reviews.ts';
import { rooms } from './rooms.ts';
import { rules } from './rules.ts';
import { stays } from './stays.ts';
import { taxes } from './taxes.ts';
import { terms } from './terms.ts';
import { texts } from './texts.ts';
import type { Section } from './item.ts';

/** The sections of the editor, in their order. */
export const sections: readonly Section[] = [
  basics,
  location,
  texts,
  amenities,
  rooms,
  photos,
  prices,
  stays,
  rules,
  taxes,
  terms,
  arrival,
  contact,
  registration,
  reviews,
];
