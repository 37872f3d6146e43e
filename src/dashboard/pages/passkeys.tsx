import { randomId } from '../../actors/randomId.ts';
import { createPasskeysActors } from '../actors/passkeys.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { PasskeysView } from '../views/passkeys/PasskeysView.tsx';

/** The page on which a person sees, adds and removes their passkeys. */
export const page = () => (
  <PasskeysView actor={useJourneyActor(createPasskeysActors, { visitId: randomId() })} />
);
