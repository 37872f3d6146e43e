/** States, transitions and child machines of a machine. */
export { findReachedStates, formatStateValue, getArrows, getNodeName, getStates } from '../graph.ts';
export type { Arrow, ReachedState, Step } from '../graph.ts';
export { declaredMachines, listInvoked, listMachines } from '../invoked.ts';
export type { Invoked } from '../invoked.ts';
export { walkMainPath } from '../mainPath.ts';
export type { MainPathStep } from '../mainPath.ts';
export { getTree, getTrees } from '../tree.ts';
export type { Branch, Tree } from '../tree.ts';
export { describeMachine } from '../about/machine.ts';
export type { MachineInfo } from '../about/machine.ts';
