import { fromPromise } from 'xstate';
import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import type { ChangedNights } from '../../../contract/dashboard/timeline.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import type {
  Blocking,
  Opening,
  RatesChange,
  RatesQuestion,
  SelectedNights,
  StayDescription,
} from '../../../machines/dashboard/nightsSelection/nightsSelection.types.ts';
import type { TypedChange } from '../../../machines/dashboard/nightsSelection/draft.ts';
import { parseAmount } from '../../../contract/values/typedAmount.ts';
import { getNightsSelection } from '../../../machines/dashboard/timeline/timeline.machine.ts';
import { createProofActors, type ProofServices } from './proof.ts';

const describeNights = ({ property, start, end }: SelectedNights) => ({
  unit: property,
  from: start,
  to: end,
});

/** Converts a typed value; an empty one changes nothing, and null restores the usual one. */
function convert(typed: string | null, toNumber: (text: string) => number): number | null | undefined {
  const text = typed?.trim();
  if (text === '') return undefined;
  return text === undefined ? null : toNumber(text);
}

function describeChange({ nights, rates, reason }: RatesQuestion) {
  const price = convert(rates.price, parseAmount);
  const minimumStay = convert(rates.minimumStay, Number);
  if (price === undefined && minimumStay === undefined)
    throw new CallFailed('validation-failed', { violations: [toViolation('price', 'blank')] });
  return {
    ...describeNights(nights),
    ...(price !== undefined && { price }),
    ...(minimumStay !== undefined && { minimumStay }),
    reason,
  };
}

/** Connects the selection of nights to the host. */
export const createNightsSelectionActors = (dashboard: ProofServices, unfinished?: TypedChange) => {
  const { api } = dashboard;
  return getNightsSelection(unfinished).provide({
    actors: {
      closeNights: fromPromise<void, Blocking>(
        async ({ input: { nights, reason, idempotencyKey }, signal }) => {
          const body = { ...describeNights(nights), why: reason };
          await api.closeNights({ body }, { idempotencyKey, signal });
        },
      ),
      openNights: fromPromise<void, Opening>(async ({ input: { nights, idempotencyKey }, signal }) => {
        await api.openNights({ body: describeNights(nights) }, { idempotencyKey, signal });
      }),
      describeStay: fromPromise<void, StayDescription>(
        async ({ input: { stay, idempotencyKey }, signal }) => {
          const { calendar, name, note } = stay;
          const body = { ...describeNights(stay), calendar, name, note };
          await api.noteChannelStay({ body }, { idempotencyKey, signal });
        },
      ),
      previewRates: fromPromise<ChangedNights, RatesQuestion>(async ({ input, signal }) =>
        api.previewNights({ body: describeChange(input) }, { signal }),
      ),
      changeRates: fromPromise<ChangedNights, RatesChange>(async ({ input, signal }) =>
        api.changeNights({ body: describeChange(input) }, { idempotencyKey: input.idempotencyKey, signal }),
      ),
      proof: createProofActors(dashboard),
    },
  });
};
