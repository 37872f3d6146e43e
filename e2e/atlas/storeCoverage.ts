import { getFingerprint } from '../../scripts/sources.mjs';
import { keepReached } from './coverage.ts';

/** Stores the coverage of a run of browser tests for `npm run paths -- uncovered`. */
export default function atTheEnd(): void {
  keepReached(getFingerprint());
}
