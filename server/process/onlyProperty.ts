import type { SiteSettings } from '../../src/entry-server.tsx';

/**
 * Returns the id of the only property that a site offers, whose page is then the first page. Returns undefined if the
 * site offers several properties, or if the host has written an introduction for a landing page.
 */
export function onlyProperty(
  listed: readonly string[],
  welcome: SiteSettings['welcome'] = {},
): string | undefined {
  const isWelcoming = Object.values(welcome).some((words) => words && Object.keys(words).length > 0);
  return listed.length === 1 && !isWelcoming ? listed[0] : undefined;
}
