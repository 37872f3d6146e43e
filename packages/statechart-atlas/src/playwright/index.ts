export {
  mergeCoverage,
  readCoverage,
  recordTransitions,
  storeTestCoverage,
  type BrowserCoverage,
} from './coverage.ts';
export { defineWalk, type Exception } from './defineWalk.ts';
export { getDevice, windowSizes } from './devices.ts';
export { getEventName } from './eventName.ts';
export { findExclusionReason } from './exclusionReason.ts';
export { findTaggedStates } from './machineStates.ts';
export { createPathTests, pathTag, type PathTest, type StepRunner } from './pathTests.ts';
export { Photographer } from './photographer.ts';
export { PathReporter } from './reporter.ts';
export { readPathRequest, type PathRequest } from './request.ts';
export { createTours, type TourPlan } from './tours.ts';
export { UnsupportedEvent } from './unsupportedEvent.ts';
export type { SkippedEvent, Stop, Tour, Walk, WalkPlan } from './walkPlan.ts';
