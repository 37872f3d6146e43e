import type { MissingService } from '../../../contract/dashboard/settings.ts';
import type { SiteContent } from '../content/index.ts';

/** The state of the site, which follows its properties and settings. */
export interface SiteState {
  /** The texts of the site that belong to no property. */
  readonly getSiteContent: () => SiteContent;
  /** Returns the services that guests need and that the site lacks. */
  readonly getMissing: () => readonly MissingService[];
  /** Returns those because of which the site is closed to guests; none if it is open. */
  readonly getClosedFor: () => readonly MissingService[];
  /** Whether the site offers the demo, because the host has no property. */
  readonly isDemo: () => boolean;
}
