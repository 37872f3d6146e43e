import type { ProofResult } from './proof.machine.ts';

/** The guard of `requireProof`. */
export const isProven = (_now: unknown, proof: ProofResult): boolean => proof.isProven;

/**
 * Returns the state of a machine that proves the person’s identity, because the host answered `proof-required`: it runs
 * the machine `proof`, and then sends the call again, or returns to the state from which it was sent. `focus` is the
 * action that moves the focus afterwards.
 */
export const requireProof = <
  Sending extends string,
  Otherwise extends string,
  Focus extends string = 'focusPage',
>(
  sending: Sending,
  otherwise: Otherwise,
  focus: Focus = 'focusPage' as Focus,
) => {
  const actions = ['clearFailure', focus] as const;
  return {
    description: 'The host requires a fresh proof of identity; then the call is sent again.',
    tags: 'waiting',
    invoke: {
      id: 'proof',
      src: 'proof',
      onDone: [
        {
          guard: {
            type: 'isProven',
            params: ({ event }: { event: { output: ProofResult } }) => event.output,
          },
          target: sending,
          actions,
        },
        { target: otherwise, actions },
      ],
    },
  } as const;
};
