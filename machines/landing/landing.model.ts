import { answered, defineModel, failed, guestDoes, passes } from '../atlas/model.ts';
import { loadingMayTake } from '../shared/loading.ts';
import { landingMachine, type Offer } from './landing.machine.ts';

const offer: Offer = {
  id: 'casa-azul',
  name: 'Casa Azul',
  summary: 'A house by the sea',
  location: { city: 'Nazaré', region: 'Oeste', country: 'Portugal', latitude: 39.6, longitude: -9.07 },
  maxGuests: 4,
  bedrooms: 2,
  registrationNumber: '1/AL',
  reviews: { count: 0, average: null },
  photo: undefined,
  fromPrice: 10_000,
};

export const landingModel = defineModel({
  machine: landingMachine,
  input: { featured: ['casa-azul'] },
  happenings: [
    answered('loadOffers', [offer], 'the host answers', 'some'),
    answered('loadOffers', [], 'there is nothing to offer', 'none'),
    failed('loadOffers', 'unreachable', 'the host cannot be reached'),
    passes('loadingMayTake', 'landing.loading', loadingMayTake, 'loading takes too long'),
    guestDoes<typeof landingMachine>({ type: 'retry.requested' }, 'the visitor tries again'),
  ],
});
