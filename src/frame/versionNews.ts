import { listeners } from './listeners.ts';

/** The header in which the site's answers to scripts say which version it is. */
const versionHeader = 'Site-Version';

/** The version that this tab is of; undefined where it has none, as while the site is being worked on. */
let own: string | undefined;

/** Something came from another version of the site than this tab is of. */
export const anotherHeard = listeners();

/** Something that nobody waited for could not be loaded. */
export const partMissed = listeners();

/** Takes note of the version that this tab is of: answers are compared with it from then on. */
export const noteOwnVersion = (version: string | undefined): void => {
  own = version;
};

let outdated = false;

/** Whether the site has a newer version than this tab: the next page is asked of it. */
export const isOutdated = (): boolean => outdated;

/**
 * Whether an answer comes from another version of the site, which is remembered from then on. One that says nothing, as
 * of a proxy, does not.
 */
export function isOfAnother({ headers }: Response): boolean {
  const told = headers.get(versionHeader);
  const isAnother = own !== undefined && told !== null && told !== own;
  outdated ||= isAnother;
  return isAnother;
}

/** Takes note of the version that an answer comes from, and tells of another one. */
export function noteVersion(answer: Response): Response {
  if (isOfAnother(answer)) anotherHeard.tellAll();
  return answer;
}
