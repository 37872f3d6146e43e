import type { Session } from '../../../contract/dashboard/session.ts';
import type { JourneyState } from '../../shared/journeyState.ts';
import type { sessionMachine } from './session.machine.ts';

type SessionState = JourneyState<typeof sessionMachine>;

/** Returns the property to which the person last limited a page; empty for all. */
export const getProperty = ({ context }: SessionState): string => context.property;

const noProperties: Session['properties'] = [];

/** Returns the properties of the site; none before sign-in. */
export const getProperties = ({ context }: SessionState): Session['properties'] =>
  context.session?.properties ?? noProperties;

/** Whether the pages do not learn of changes by other people as soon as they happen. */
export const isNotFollowing = (session: SessionState): boolean =>
  session.matches({ signedIn: 'notFollowing' });

/** Whether the signed-in person can use a passkey. */
export const hasPasskey = ({ context }: SessionState): boolean => context.session?.hasPasskey === true;

/** Whether the signed-in person has no passkey yet. */
export const isWithoutPasskey = ({ context }: SessionState): boolean => context.session?.hasPasskey === false;

/** Whether the site sends no e-mails, so that the person passes links on themselves. */
export const isWithoutMail = ({ context }: SessionState): boolean => context.session?.isWithoutMail === true;

/** Whether the person is an owner who has not published a property yet. */
export const isPreparing = ({ context }: SessionState): boolean => context.session?.isPreparing === true;
