import { fromPromise } from 'xstate';
import { deskActionMachine } from '../../../machines/dashboard/deskAction/deskAction.machine.ts';
import type {
  ConfirmedAction,
  DeskActionName,
  DeskEffect,
  DeskResult,
} from '../../../machines/dashboard/deskAction/deskAction.types.ts';
import { createLook } from './lookAtReservation.ts';
import { createProofActors, type ProofServices } from './proof.ts';

async function previewAction(
  { api }: ProofServices,
  { number: reservation, action }: { number: string; action: DeskActionName },
  signal: AbortSignal,
): Promise<DeskEffect> {
  const input = { params: { reservation } };
  switch (action) {
    case 'sendNewLink':
      return { action, terms: await api.previewNewLink(input, { signal }) };
    case 'reopenRegistration':
      return { action, terms: await api.previewReopening(input, { signal }) };
    case 'retryCharge':
      return { action, terms: await api.previewCharge(input, { signal }) };
    case 'eraseGuest':
      // Documents that the law requires stay stored, and the answer says until when.
      return {
        action,
        terms: await api.previewErasure({ ...input, query: { exceptDocuments: 'yes' } }, { signal }),
      };
    case 'exportGuest':
    case 'remindGuest':
      return { action, terms: undefined };
  }
}

async function takeAction(
  { api }: ProofServices,
  { number: reservation, effect, idempotencyKey }: ConfirmedAction,
  signal: AbortSignal,
): Promise<DeskResult> {
  const input = { params: { reservation } };
  const options = { idempotencyKey, signal };
  const { action } = effect;
  switch (action) {
    case 'sendNewLink':
      return { action, terms: await api.sendNewLink(input, options) };
    case 'reopenRegistration':
      return { action, terms: await api.reopenRegistration(input, options) };
    case 'retryCharge': {
      const body = { expectedAmount: effect.terms.amount.amount };
      return { action, terms: await api.retryCharge({ ...input, body }, options) };
    }
    case 'eraseGuest': {
      const { documentsUntil, unpaid } = effect.terms;
      const body = { exceptDocuments: documentsUntil !== null, expectedUnpaid: unpaid.amount };
      return { action, terms: await api.eraseGuest({ ...input, body }, options) };
    }
    case 'remindGuest':
      return { action, terms: await api.remindGuest(input, options) };
    case 'exportGuest':
      return { action, terms: await api.exportGuest(input, options) };
  }
}

/** Connects an action on a reservation to the host. */
export const createDeskActionActors = (dashboard: ProofServices) =>
  deskActionMachine.provide({
    actors: {
      loadReservationDesk: createLook(dashboard),
      previewAction: fromPromise<DeskEffect, { number: string; action: DeskActionName }>(
        ({ input, signal }) => previewAction(dashboard, input, signal),
      ),
      takeAction: fromPromise<DeskResult, ConfirmedAction>(({ input, signal }) =>
        takeAction(dashboard, input, signal),
      ),
      lookAtReservation: createLook(dashboard),
      proof: createProofActors(dashboard),
    },
  });
