/** The behaviour of machines in sentences, and its acceptance by a person. */
export { describeBehaviour } from '../behaviour.ts';
export type { StateBehaviour } from '../behaviour.ts';
export { acceptChanges, findUnacceptedChanges, getChangeSetId } from '../accepted.ts';
export type { Change } from '../accepted.ts';
export { runAccept } from '../acceptCommand.ts';
export { findMachineChanges } from '../changes/since.ts';
export type { MachineChange } from '../changes/since.ts';
