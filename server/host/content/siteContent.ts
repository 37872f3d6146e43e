import type { SiteSettings } from '../../../contract/content/siteSettings.ts';
import type { SettingSource } from '../../../contract/dashboard/settings.ts';
import type { HostFile } from '../../../contract/content/identity.ts';
import { findExamples } from './examples.ts';
import type { LegalTexts } from './legalTexts.ts';
import type { SiteFiles } from './loadContent.ts';
import { readMarkdown } from './markdown.ts';
import type { Welcome } from './welcome.ts';

interface Sourced<Value> {
  readonly value: Value;
  readonly source: SettingSource;
}

/** The texts of the site that belong to no property. */
export interface SiteContent {
  readonly identity: Sourced<HostFile | undefined> & {
    /** Whether it is that of the demo, or still has values of an example. */
    readonly isExample: boolean;
  };
  readonly legal: Sourced<LegalTexts>;
  readonly welcome: Sourced<Welcome>;
}

/** No files: those of a content folder without any. */
export const noSiteFiles: SiteFiles = { site: undefined, hasExampleSite: false, legal: {}, welcome: {} };

const isEmpty = (value: object | undefined): boolean =>
  value === undefined || Object.values(value).every((one) => one === undefined);

/** Parses the legal texts of the dashboard, which were checked before they were stored. */
const parseLegalTexts = (sources: SiteSettings['legal'] = {}): LegalTexts =>
  Object.fromEntries(
    Object.entries(sources).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.entries(texts ?? {}).flatMap(([name, source]) =>
          source === undefined ? [] : [[name, readMarkdown(source).written]],
        ),
      ),
    ]),
  );

/** Returns the first of several values that is not empty, with its source. */
const choose = <Value extends object | undefined>(
  own: Value,
  stored: Value | undefined,
  otherwise: Value,
): Sourced<Value> => {
  if (!isEmpty(own)) return { value: own, source: 'files' };
  if (stored !== undefined && !isEmpty(stored)) return { value: stored, source: 'dashboard' };
  return { value: otherwise, source: 'default' };
};

/**
 * Merges the texts of the site: the files of the content folder win over the settings of the dashboard, and those over the
 * demo while it replaces an empty folder.
 */
export function mergeSiteContent(
  own: SiteFiles,
  { identity, legal, welcome }: Pick<SiteSettings, 'identity' | 'legal' | 'welcome'>,
  demo: SiteFiles = noSiteFiles,
): SiteContent {
  const chosen = choose<HostFile | undefined>(own.site, identity, demo.site);
  const isExample =
    chosen.source === 'files' ? own.hasExampleSite : findExamples(chosen.value ?? {}).length > 0;
  return {
    identity: { ...chosen, isExample },
    legal: choose(own.legal, parseLegalTexts(legal), demo.legal),
    welcome: choose<Welcome>(own.welcome, welcome, demo.welcome),
  };
}
