import type { Action, Environment } from 'statechart-atlas/live';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { addresses, type Call } from '../support/calls.ts';
import { problemAnswer } from '../support/problems.ts';

const hour = 3_600_000;
/** A card that the sandbox gateway declines. */
const declinedCard = { number: '4000 0000 0000 0002' };
const hostCalls = /^\/api\/1\//;

const nextResponse = 'Next response of the host';
const untilReset = 'Until reset';

interface ActionOptions {
  environment: Environment;
  /** Moves the clock of the site ahead, in milliseconds. */
  advanceClock: (milliseconds: number) => Promise<void>;
  /** Raises every price without notifying open pages. */
  raisePrices: () => Promise<void>;
}

/** Creates the buttons that change the environment. */
export function createActions({ environment, advanceClock, raisePrices }: ActionOptions): Action[] {
  const rejectNext = (
    id: string,
    label: string,
    call: Call,
    kind: FailureKind,
    isLastAttempt = false,
  ): Action => ({
    id,
    label,
    group: nextResponse,
    run: () =>
      environment.replaceNextResponse({
        label,
        path: addresses[call],
        response: problemAnswer(call, kind, isLastAttempt)!,
      }),
  });
  return [
    rejectNext('nights-taken', 'nights no longer free', 'createReservation', 'dates-unavailable'),
    rejectNext('details-rejected', 'details rejected', 'createReservation', 'validation-failed'),
    rejectNext('code-incorrect', 'code incorrect', 'verifyOtp', 'otp-incorrect'),
    rejectNext('code-locked', 'code incorrect, last attempt', 'verifyOtp', 'otp-incorrect', true),
    rejectNext('code-expired', 'code expired', 'verifyOtp', 'otp-expired'),
    rejectNext('hold-expired', 'hold expired', 'createCheckout', 'hold-expired'),
    rejectNext('refund-changed', 'lower refund', 'cancelReservation', 'terms-changed'),
    rejectNext('guest-rejected', 'guest rejected', 'saveGuests', 'validation-failed'),
    {
      id: 'card-declined',
      label: 'card declined',
      group: nextResponse,
      run: () =>
        environment.replaceNextFields({
          label: 'card declined',
          path: /\/sandbox\/checkout\/[^/]+\/pay$/,
          fields: declinedCard,
        }),
    },
    {
      id: 'unauthorized',
      label: 'not authorized (401)',
      group: nextResponse,
      run: () =>
        environment.replaceNextResponse({
          label: 'not authorized (401)',
          path: hostCalls,
          response: { status: 401 },
        }),
    },
    { id: 'prices', label: 'prices rise by 10 %', group: untilReset, run: raisePrices },
    {
      id: 'unavailable',
      label: 'host unavailable',
      group: untilReset,
      run: () => void (environment.unavailable = environment.unavailable ? undefined : hostCalls),
      isOn: () => environment.unavailable !== undefined,
    },
    {
      id: 'slow',
      label: 'slow responses',
      group: untilReset,
      run: () => void (environment.isSlow = !environment.isSlow),
      isOn: () => environment.isSlow,
    },
    {
      id: 'offline',
      label: 'no connection',
      group: untilReset,
      run: () => void (environment.isOffline = !environment.isOffline),
      isOn: () => environment.isOffline,
    },
    { id: 'reset', label: 'reset', group: untilReset, run: () => environment.reset() },
    {
      id: 'hour',
      label: 'advance by 1 hour',
      group: 'Clock',
      reloadsPage: true,
      run: () => advanceClock(hour),
    },
    {
      id: 'day',
      label: 'advance by 1 day',
      group: 'Clock',
      reloadsPage: true,
      run: () => advanceClock(24 * hour),
    },
  ];
}
