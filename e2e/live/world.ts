import type { FailureKind } from '../../contract/callFailed.ts';
import type { Act } from '../atlas/live/openLive.ts';
import type { World } from '../atlas/live/world.ts';
import { addresses, type Call } from '../support/calls.ts';
import { problemAnswer } from '../support/problems.ts';

const hour = 3_600_000;
/** A card that the sandbox gateway declines. */
const declined = { number: '4000 0000 0000 0002' };

interface ActOptions {
  world: World;
  /** Moves the clock of the site ahead, in milliseconds. */
  passTime: (milliseconds: number) => Promise<void>;
  /** Raises every price without notifying open pages. */
  raisePrices: () => Promise<void>;
}

/** The buttons that change the environment. */
export function createActs({ world, passTime, raisePrices }: ActOptions): Act[] {
  const createRefusal = (
    id: string,
    words: string,
    call: Call,
    kind: FailureKind,
    isLastTry = false,
  ): Act => ({
    id,
    words,
    group: 'The next answer of the host',
    does: () =>
      world.refuseNext({ words, address: addresses[call], refusal: problemAnswer(call, kind, isLastTry)! }),
  });
  return [
    createRefusal('nights-taken', 'nights taken meanwhile', 'createReservation', 'dates-unavailable'),
    createRefusal('details-refused', 'details refused', 'createReservation', 'validation-failed'),
    createRefusal('code-wrong', 'code wrong', 'verifyOtp', 'otp-incorrect'),
    createRefusal('code-locked', 'code wrong, the last try', 'verifyOtp', 'otp-incorrect', true),
    createRefusal('code-expired', 'code too old', 'verifyOtp', 'otp-expired'),
    createRefusal('hold-ended', 'the hold has ended', 'createCheckout', 'hold-expired'),
    createRefusal('refund-changed', 'less comes back', 'cancelReservation', 'terms-changed'),
    createRefusal('guests-refused', 'a guest refused', 'saveGuests', 'validation-failed'),
    {
      id: 'card-declined',
      words: 'card declined',
      group: 'The next answer of the host',
      does: () =>
        world.changeNext({
          words: 'card declined',
          address: /\/sandbox\/checkout\/[^/]+\/pay$/,
          fields: declined,
        }),
    },
    {
      id: 'unauthorized',
      words: 'not authorized (401)',
      group: 'The next answer of the host',
      does: () =>
        world.refuseNext({
          words: 'not authorized (401)',
          address: /^\/api\/1\//,
          refusal: { status: 401 },
        }),
    },
    { id: 'prices', words: 'prices go up by a tenth', group: 'From now on', does: raisePrices },
    {
      id: 'away',
      words: 'the host is away',
      group: 'From now on',
      does: () => void (world.away = world.away ? undefined : /^\/api\/1\//),
    },
    {
      id: 'slow',
      words: 'slow',
      group: 'From now on',
      does: () => void (world.isSlow = !world.isSlow),
    },
    {
      id: 'offline',
      words: 'no connection',
      group: 'From now on',
      does: () => void (world.isOffline = !world.isOffline),
    },
    { id: 'calm', words: 'all is well again', group: 'From now on', does: () => world.reset() },
    {
      id: 'hour',
      words: 'an hour passes',
      group: 'Time',
      reloads: true,
      does: () => passTime(hour),
    },
    {
      id: 'day',
      words: 'a day passes',
      group: 'Time',
      reloads: true,
      does: () => passTime(24 * hour),
    },
  ];
}
