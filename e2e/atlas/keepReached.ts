import { getFingerprint } from '../../scripts/sources.mjs';
import { keepReached } from './reached.ts';

/** When a run of browser tests has ended, what it reached is kept for `npm run paths -- uncovered`. */
export default function atTheEnd(): void {
  keepReached(getFingerprint());
}
