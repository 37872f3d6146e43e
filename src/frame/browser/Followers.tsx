import { ConnectionFollower } from './ConnectionFollower.tsx';
import { LanguageFollower } from './LanguageFollower.tsx';
import { VersionFollower } from './VersionFollower.tsx';

/**
 * What is followed beside every page: whether the site can be reached, which version of it this tab is of, and which
 * language other tabs are in.
 */
export const Followers = () => (
  <>
    <ConnectionFollower />
    <VersionFollower />
    <LanguageFollower />
  </>
);
