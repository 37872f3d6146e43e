import type { SnapshotFrom } from 'xstate';
import { hasSameFields } from '../shared/formDraft.ts';
import type { BookingDraft } from './draft.ts';
import { formSteps, type FormStep } from './findStepViolations.ts';
import type { phoneBookingMachine } from './phoneBooking.machine.ts';

/** An unfinished booking, as the tab stores it until it is made. */
export interface StoredBooking {
  step: FormStep;
  draft: BookingDraft;
}

/** Returns the unfinished booking; undefined if it was made. */
export function getDraft(snapshot: SnapshotFrom<typeof phoneBookingMachine>): StoredBooking | undefined {
  const { created, draft } = snapshot.context;
  if (created) return undefined;
  const step = snapshot.matches('stay') ? 'stay' : snapshot.matches('guest') ? 'guest' : 'payment';
  return { step, draft };
}

/** Returns a stored booking if it has the fields of the form. */
export function readStoredBooking(stored: unknown, proposed: BookingDraft): StoredBooking | undefined {
  const isStored = hasSameFields<StoredBooking>(stored, { step: 'stay', draft: proposed });
  return isStored && formSteps.includes(stored.step) && hasSameFields(stored.draft, proposed)
    ? stored
    : undefined;
}
