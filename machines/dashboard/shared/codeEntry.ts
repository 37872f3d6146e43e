import {
  onLastAttempt,
  storeAttemptsLeft,
  storeFailure,
  noFailure,
  type FailedCall,
} from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';

/** The context of a machine in which the person enters a code from an e-mail. */
export interface CodeEntry extends FailedCall {
  /** The typed code. */
  code: string;
  /** The instant at which the code expires; empty before one was requested. */
  codeExpiresAt: string;
  /** The number of remaining attempts after a wrong code. */
  attemptsLeft: number | undefined;
}

/** The values before a code was requested. */
export const noCode: CodeEntry = { code: '', codeExpiresAt: '', attemptsLeft: undefined, ...noFailure };

const getTyped = ({ event }: { event: { code: string } }) => event.code;
const storeTyped = { type: 'storeCode', params: getTyped } as const;

/** After a wrong code the person presses the button, because attempts are limited. */
const correctCode = { 'code.changed': { actions: storeTyped }, 'code.submitted': 'verifying' } as const;

/** The first code is sent as soon as it is complete. */
export const enterCode = {
  ...correctCode,
  'code.changed': [
    { guard: { type: 'codeIsComplete', params: getTyped }, target: 'verifying', actions: storeTyped },
    { actions: storeTyped },
  ],
} as const;

/**
 * Returns the states in which the host checks the code, and in which the person corrects it: `call` is the actor that
 * sends the code, and `on` contains the other transitions of a person whose code was not accepted.
 */
export const codeCheckStates = <
  const Name extends string,
  const Done,
  const Locked extends string,
  const Expired extends string,
  const On extends object,
>(
  call: Name,
  onDone: Done,
  { locked, expired }: { locked: Locked; expired: Expired },
  on: On,
) =>
  ({
    verifying: {
      description: 'The host is checking the code.',
      tags: 'waiting',
      invoke: {
        id: call,
        src: call,
        input: ({ context }: { context: CodeEntry }) => context.code,
        onDone,
        onError: [
          { guard: onLastAttempt, target: locked, actions: [storeFailure, 'clearCode'] },
          ...onFailure({
            wrongCode: { target: 'incorrect', actions: storeAttemptsLeft },
            'otp-locked': { target: locked, actions: 'clearCode' },
            expiredCode: { target: expired, actions: 'clearCode' },
            otherwise: 'notVerified',
          }),
        ],
      },
    },
    incorrect: {
      description: 'The code was wrong; the person sees how many attempts remain.',
      tags: 'failed',
      on: { ...correctCode, ...on },
    },
    notVerified: {
      description: 'The code could not be checked; the person can send it again.',
      tags: 'failed',
      on: { ...correctCode, ...on },
    },
  }) as const;
