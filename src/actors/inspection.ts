import type { InspectionEvent } from 'xstate';

/** A developer tool that observes the page's state machines. It must be installed before the page's scripts run. */
interface Inspector {
  inspect: (event: InspectionEvent) => void;
}

/**
 * Returns the actor option that reports the events of state machines to the inspector, if one is installed. So browser
 * tests and the live view observe the site as it is built. The site installs no inspector, and a script that could
 * install one on a page could do everything else as well; the content security policy excludes such scripts.
 */
export const inspection = (): Partial<Inspector> =>
  (globalThis as { stateInspector?: Inspector }).stateInspector ?? {};
