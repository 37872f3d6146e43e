export type { Action } from './action.ts';
export { Environment, type SimulatedResponse } from './environment.ts';
export type { InspectedSite } from './forwardRequest.ts';
export { liveViewPath, openLiveView } from './openLiveView.ts';
export type { PageNote, SidePage } from './page.ts';
