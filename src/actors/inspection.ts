import type { InspectionEvent } from 'xstate';

/** Who looks at the state machines of this page: a tool of whoever builds the site, there before its scripts. */
interface Inspector {
  inspect: (event: InspectionEvent) => void;
}

/** Has state machines tell whoever inspects the page, if anybody does, what happens in them. */
export const inspection = (): Partial<Inspector> =>
  (globalThis as { stateInspector?: Inspector }).stateInspector ?? {};
