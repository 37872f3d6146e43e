import { firstSteps, type FirstRunProgress } from '../../../contract/dashboard/firstRun.ts';

type Next = FirstRunProgress['next'];
type Errors = FirstRunProgress['steps'][number]['missing'];

const draft = { id: 'moinho', name: 'Moinho', state: 'draft' } as const;
const online = { ...draft, state: 'online' } as const;

/** The first errors of each step whose fields are not filled in. */
const missingFields: Readonly<Partial<Record<Next, Errors>>> = {
  property: [
    { code: 'missing', path: ['property', 'maxGuests'] },
    { code: 'missing', path: ['property', 'contact', 'phone'] },
  ],
  price: [{ code: 'missing', path: ['property', 'pricing', 'rate'] }],
  terms: [{ code: 'notTime', params: { example: '15:00' }, path: ['property', 'rules', 'checkInAfter'] }],
};

/** Describes the steps before the next one as done, and the errors of the next one. */
const describe = (next: Next, property: FirstRunProgress['property']): FirstRunProgress => {
  const place = (firstSteps as readonly Next[]).indexOf(next);
  const steps = firstSteps.map((step, index) => {
    const missing = step === next && property !== null ? (missingFields[step] ?? []) : [];
    return { step, isDone: place === -1 || index < place, errors: missing.length, missing: [...missing] };
  });
  return { next, property, steps, services: [] };
};

/** The progress at each step. */
export const sampleProgress = {
  person: describe('person', null),
  property: describe('property', draft),
  price: describe('price', draft),
  photos: describe('photos', draft),
  terms: describe('terms', draft),
  review: describe('review', draft),
  closed: { ...describe('closed', online), services: ['identity', 'mail', 'payments'] },
  online: describe('online', online),
} satisfies Record<Next, FirstRunProgress>;

/** The progress of a person with a passkey who has no property yet. */
export const progressWithoutProperty: FirstRunProgress = describe('property', null);
