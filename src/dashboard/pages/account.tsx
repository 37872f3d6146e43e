import { createAccountActors } from '../actors/account.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { AccountView } from '../views/account/AccountView.tsx';

/** The page on which a person sees where they are signed in. */
export const page = () => <AccountView actor={useJourneyActor(createAccountActors, undefined)} />;
