import { fromPromise } from 'xstate';
import { parseAmount } from '../../../contract/values/typedAmount.ts';
import { deskFormMachine } from '../../../machines/dashboard/deskForm/deskForm.machine.ts';
import { proposeEntry } from '../../../machines/dashboard/deskForm/deskForm.setup.ts';
import type { SavedEntry, SubmittedEntry } from '../../../machines/dashboard/deskForm/deskForm.types.ts';
import type { Dashboard } from '../context/dashboard.ts';
import { createProofActors, type ProofServices } from './proof.ts';
import { createLook } from './lookAtReservation.ts';

/** Returns a typed amount in cents; null if it is empty. */
const toCents = (typed: string) => (typed.trim() === '' ? null : parseAmount(typed));

async function saveEntry(
  { api }: Pick<Dashboard, 'api'>,
  { reservation, form, entry, idempotencyKey }: SubmittedEntry,
  signal: AbortSignal,
): Promise<SavedEntry> {
  const params = { reservation: reservation.number };
  const options = { idempotencyKey, signal };
  const { text, mail, as, amount, payout, commission } = entry;
  switch (form) {
    case 'addNote':
      await api.addNote({ params, body: { text } }, options);
      return { form };
    case 'resendMail': {
      const early = !reservation.resendable.includes(mail);
      return { form, terms: await api.resendMail({ params, body: { mail, early } }, options) };
    }
    case 'recordPayment': {
      const body = { as, ...(amount.trim() !== '' && { amount: parseAmount(amount) }) };
      return { form, terms: await api.recordPayment({ params, body }, options) };
    }
    case 'recordChannelMoney': {
      // Only changed amounts are sent, because other people can have changed the others.
      const loaded = proposeEntry(reservation);
      const body = {
        ...(payout !== loaded.payout && { payout: toCents(payout) }),
        ...(commission !== loaded.commission && { commission: toCents(commission) }),
      };
      return { form, terms: await api.recordChannelMoney({ params, body }, options) };
    }
  }
}

/** Connects a form about a reservation to the host. */
export const createDeskFormActors = (dashboard: ProofServices) =>
  deskFormMachine.provide({
    actors: {
      loadReservationDesk: createLook(dashboard),
      saveEntry: fromPromise<SavedEntry, SubmittedEntry>(({ input, signal }) =>
        saveEntry(dashboard, input, signal),
      ),
      lookAtReservation: createLook(dashboard),
      proof: createProofActors(dashboard),
    },
  });
