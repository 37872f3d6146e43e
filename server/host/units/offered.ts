import type { MissingService } from '../../../contract/dashboard/settings.ts';
import type { Language } from '../../../contract/values/language.ts';
import { getWrittenLanguages, type Welcome } from '../content/index.ts';
import type { LiveContent } from './liveContent.ts';

/** The properties and texts that the site offers at present. */
export interface Offered {
  /** Changes with each publication that this process has read. */
  readonly version: number;
  readonly unitIds: readonly string[];
  /** The properties that the dashboard manages and that are no longer offered. */
  readonly retiredIds: readonly string[];
  /** Whether these are the demo, because the host has no property. */
  readonly isDemo: boolean;
  /** The languages in which each property has its own texts. */
  readonly textLanguages: ReadonlyMap<string, readonly Language[]>;
  /** The host's own texts at the top of the first page. */
  readonly welcome: Welcome;
  /** The missing services because of which the site is closed to guests; empty if it is open. */
  readonly closedFor: readonly MissingService[];
}

/** Returns a function that returns what the site offers; the same object until a publication. */
export function followOffered({
  content,
  getVersion,
  getClosedFor,
  isDemo,
  retired,
}: Pick<LiveContent, 'content' | 'getVersion' | 'getClosedFor' | 'isDemo' | 'retired'>) {
  let present: Offered | undefined;
  return (): Offered => {
    const version = getVersion();
    if (present?.version === version) return present;
    const units = [...content.units.values()];
    present = {
      version,
      unitIds: units.map(({ id }) => id),
      retiredIds: retired(),
      isDemo: isDemo(),
      textLanguages: new Map(units.map((unit) => [unit.id, getWrittenLanguages(unit)])),
      welcome: content.welcome,
      closedFor: getClosedFor(),
    };
    return present;
  };
}
