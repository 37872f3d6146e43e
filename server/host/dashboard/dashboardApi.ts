import { dashboardBase, dashboardOperations } from '../../../contract/dashboard/operations.ts';
import { repeatable } from '../../../contract/schemas/headers.ts';
import type { HostOperation } from '../../../contract/operation.ts';
import { Refusal } from '../base/refusal.ts';
import { CommandRefused, UnknownReservation, WrongInput } from '../commands/index.ts';
import type { FrontEnd } from '../http/frontEnd.ts';
import { AccessRefused, getAgent, recordAction, type ActionSubject } from '../users/index.ts';
import { challenge } from './challenge.ts';
import { readCookies } from './cookies.ts';
import type { DashboardCaller } from './dashboardCall.ts';
import { dashboardHandlers } from './handlers.ts';
import { readSession } from './readSession.ts';
import { requireAccess, requireOwnOrigin, requireProofFor } from './requireAccess.ts';

/** Every call that changes something may have an idempotency key, except the parts of a file, whose offset has its purpose. */
const withKey = (operation: HostOperation): HostOperation =>
  operation.method === 'post' && operation.mostBytes === undefined
    ? { ...operation, headers: repeatable }
    : operation;

const isLogged = ({ effect }: HostOperation) => effect !== 'reads' && effect !== 'stages';

/** The front end of hosts: people with a session and a role, who call it from a page of this site. */
export const dashboardApi: FrontEnd<HostOperation> = {
  base: dashboardBase,
  operations: Object.fromEntries(
    Object.entries(dashboardOperations).map(([name, operation]) => [name, withKey(operation)]),
  ),
  handlers: dashboardHandlers,
  challenge,

  async authorise({ host, name, operation, request }) {
    const cookies = readCookies(host.pages, request);
    const session = await readSession(host, request);
    requireAccess(operation, session);
    if (operation.method === 'post') requireOwnOrigin(host.pages, request);
    const subject: ActionSubject = {};
    const caller: DashboardCaller = {
      session,
      cookies,
      agent: getAgent(request.headers.get('User-Agent')),
      note: (about) => void Object.assign(subject, about),
    };
    return {
      clientId: session && `host ${session.user.id}`,
      language: session?.user.locale,
      caller,
      requireRightFor: (body) => requireProofFor(operation, body, session),
      recordAction:
        session && isLogged(operation) ? (db) => recordAction(db, session.user, name, subject) : undefined,
    };
  },

  identify: (name, _, input) => [name, input],

  // Messages of commands are not answered, because they are about the command line.
  toRefusal(error) {
    if (error instanceof Refusal) return error;
    if (error instanceof UnknownReservation) return new Refusal('not-found');
    if (error instanceof CommandRefused) return new Refusal(error.kind);
    if (error instanceof AccessRefused) return new Refusal(error.reason);
    if (error instanceof WrongInput) return new Refusal('validation-failed', { violations: [] });
    throw error;
  },
};
