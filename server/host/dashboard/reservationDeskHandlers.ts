import type { reservationDeskOperations } from '../../../contract/dashboard/reservationDesk.ts';
import type { HostContext } from '../base/context.ts';
import { cancelInTransaction, prepareCancellation } from '../commands/reservations/cancelReservation.ts';
import type { CommandContext } from '../commands/shared/commandContext.ts';
import { findReservation } from '../commands/reservations/findReservation.ts';
import {
  describeDesk,
  runCommand,
  type CommandAnswer,
  type CommandInput,
  type CommandName,
} from '../commands/index.ts';
import type { Trx } from '../store/database.ts';
import { readPassedLink } from '../stays/guestLink.ts';
import type { DashboardCall, DashboardHandlers } from './dashboardCall.ts';
import { sealedAnswer } from './sealedAnswer.ts';

type Name = keyof typeof reservationDeskOperations;

/** Returns the context of a command in the call's transaction, in the name of the person. */
async function actAs(trx: Trx, host: HostContext, call: DashboardCall<Name>): Promise<CommandContext> {
  const context = { ...host, db: trx, actor: call.session.user.name };
  const { reservation } = await findReservation(context, call.params.reservation);
  call.note({ reservationId: reservation.id });
  return context;
}

/** Runs a command as a part of the call's transaction, in the name of the person. */
const runAs = async <N extends CommandName>(
  trx: Trx,
  host: HostContext,
  call: DashboardCall<Name>,
  name: N,
  input: CommandInput<N>,
): Promise<CommandAnswer<N>> => runCommand(await actAs(trx, host, call), name, input);

/** The commands that need the reservation's name only. */
const preview =
  <N extends CommandName>(name: N) =>
  (host: HostContext, { params: { reservation } }: DashboardCall<Name>): Promise<CommandAnswer<N>> =>
    runCommand(host, name, { reservation });

const perform =
  <N extends CommandName>(name: N) =>
  (trx: Trx, host: HostContext, call: DashboardCall<Name>): Promise<CommandAnswer<N>> =>
    runAs(trx, host, call, name, { reservation: call.params.reservation } as CommandInput<N>);

/** One reservation, and what a host does with it. */
export const reservationDeskHandlers: DashboardHandlers<Name> = {
  getReservation: {
    reads: (host, { params, session, language }) =>
      describeDesk(host, params.reservation, { role: session.user.role, language }),
  },
  previewRefund: {
    reads: (host, { params, query: { amount } }) =>
      runCommand(host, 'reservations.previewRefund', { ...params, ...(amount ? { amount } : {}) }),
  },
  refund: {
    async writes(trx, host, call) {
      const made = await runAs(trx, host, call, 'reservations.refund', { ...call.params, ...call.body });
      call.note({ details: { amount: made.amount.amount } });
      return made;
    },
  },
  previewCancellation: {
    reads: (host, { params, query }) =>
      runCommand(host, 'reservations.previewCancellation', { ...params, ...query }),
  },
  cancel: {
    prepares: (host, { params }) => prepareCancellation(host, params.reservation),
    async writes(trx, host, call) {
      const context = await actAs(trx, host, call);
      const terms = await cancelInTransaction(context, { ...call.params, ...call.body });
      call.note({ details: { refund: terms.refund.total.amount } });
      return terms;
    },
  },
  previewCharge: { reads: preview('reservations.previewCharge') },
  retryCharge: {
    writes: (trx, host, call) =>
      runAs(trx, host, call, 'reservations.charge', { ...call.params, ...call.body }),
  },
  resendMail: {
    writes: (trx, host, call) => runAs(trx, host, call, 'mails.resend', { ...call.params, ...call.body }),
  },
  previewNewLink: { reads: preview('reservations.previewNewLink') },
  sendNewLink: {
    secret: sealedAnswer,
    async writes(trx, host, call) {
      const sent = await perform('reservations.sendNewLink')(trx, host, call);
      const { reservation } = await findReservation({ ...host, db: trx }, call.params.reservation);
      return { ...sent, link: await readPassedLink(trx, host, reservation.id) };
    },
  },
  previewReopening: { reads: preview('registrations.previewReopening') },
  reopenRegistration: { writes: perform('registrations.reopen') },
  addNote: {
    async writes(trx, host, call) {
      const { number, id } = await runAs(trx, host, call, 'reservations.note', {
        ...call.params,
        ...call.body,
      });
      return { number, id };
    },
  },
  exportGuest: {
    // As a read, so that its answer is not stored with an idempotency key.
    async reads(host, { params, note }) {
      // Documents leave the host through the command line only.
      const exported = await runCommand(host, 'guests.export', params);
      const { guests: _, guestsDraft: __, ...data } = exported;
      note({ reservationId: data.reservation.id });
      return { number: data.number, json: JSON.stringify(data, undefined, 2) };
    },
  },
  previewErasure: {
    reads: (host, { params, query }) =>
      runCommand(host, 'guests.previewErasure', {
        ...params,
        exceptDocuments: query.exceptDocuments === 'yes',
      }),
  },
  eraseGuest: {
    writes: (trx, host, call) => runAs(trx, host, call, 'guests.erase', { ...call.params, ...call.body }),
  },
};
