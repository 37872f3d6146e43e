import * as v from 'valibot';
import { guestPages } from '../../../server/config/index.ts';
import { repeatable } from '../../../contract/schemas/headers.ts';
import type { HostOperation, Operation } from '../../../contract/operation.ts';
import type { OperationCall, OperationHandler } from '../../../server/host/base/call.ts';
import { Refusal } from '../../../server/host/base/refusal.ts';
import type { HostContext } from '../../../server/host/base/context.ts';
import { dashboardApi } from '../../../server/host/dashboard/dashboardApi.ts';
import type { FrontEnd } from '../../../server/host/http/frontEnd.ts';
import { guestApi } from '../../../server/host/http/guestApi.ts';
import { operationRoutes } from '../../../server/host/http/operationRoutes.ts';
import { issueToken } from '../../../server/host/keys/accessToken.ts';
import { createKeys } from '../../../server/host/keys/keys.ts';
import type { Database } from '../../../server/host/store/database.ts';
import { inTransaction } from '../../../server/host/store/transaction.ts';
import { addUser, createSession } from '../../../server/host/users/index.ts';

/** An operation that a test adds to a front end. */
const probe = {
  method: 'post',
  path: '/probe',
  summary: 'Creates a property',
  headers: repeatable,
  body: v.object({ unit: v.string() }),
  success: { status: 201, answer: v.object({ unit: v.string() }) },
  problems: {},
  roles: ['owner'],
  effect: 'changes',
} as const satisfies HostOperation;

export type ProbeHandler = OperationHandler<OperationCall<typeof probe>, { unit: string }>;

export const frontEnds = ['the API of guests', 'the dashboard'] as const;
export type FrontEndName = (typeof frontEnds)[number];

export interface ProbeRequest {
  key?: string;
  unit?: string;
}

/** Sends requests with the answers of a handler through a front end of the host. */
export type SendProbe = (handler: ProbeHandler, request?: ProbeRequest) => Promise<Response>;

const addProbe = <O extends Operation>(
  frontEnd: FrontEnd<O>,
  handler: ProbeHandler,
): FrontEnd<Operation> => ({
  ...(frontEnd as unknown as FrontEnd<Operation>),
  operations: { probe },
  handlers: { probe: handler },
});

/** Signs an owner in, and returns the cookie of the session. */
export async function signInOwner(db: Database): Promise<string> {
  const secret = await inTransaction(db, async (trx) => {
    const owner = { email: 'owner@hosts.test', name: 'Ada', role: 'owner', language: 'en' } as const;
    return createSession(trx, (await addUser(trx, owner)).id, 'Test');
  });
  return `__Host-session=${secret}`;
}

/** Returns the function that sends probes through a front end; the dashboard needs the cookie of a session. */
export async function openProbe(host: HostContext, name: FrontEndName, cookie: string): Promise<SendProbe> {
  const isDashboard = name === 'the dashboard';
  const authentication = isDashboard
    ? { Cookie: cookie, Origin: host.pages.origin }
    : { Authorization: `Bearer ${await issueToken(host.keys, 'site')}` };
  return async (handler, { key, unit = 'new' } = {}) => {
    const frontEnd = isDashboard ? addProbe(dashboardApi, handler) : addProbe(guestApi, handler);
    const [route] = operationRoutes(host, frontEnd);
    const headers = {
      ...authentication,
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
    const address = host.pages.origin + route!.path;
    const request = new Request(address, { method: 'POST', headers, body: JSON.stringify({ unit }) });
    return route!.answer(request, {}, { networks: [] });
  };
}

/** Adds a property, and then answers in one of these ways. */
const add = (end: (unit: string) => { unit: string } | Refusal): ProbeHandler => ({
  async writes(trx, _, { body: { unit } }) {
    await trx.insertInto('unit').values({ id: unit }).execute();
    return end(unit);
  },
});

/** The works of calls, and the status of their answers. */
export const works = {
  'is answered': add((unit) => ({ unit })),
  'returns a refusal': add(() => new Refusal('otp-incorrect')),
  'throws a refusal': add(() => {
    throw new Refusal('wrong-state');
  }),
} as const satisfies Record<string, ProbeHandler>;
export type WorkName = keyof typeof works;

/** Returns the parts of the host with which a front end answers probes. */
export const createProbeHost = (db: Database): HostContext =>
  ({
    db,
    keys: createKeys('a key of the tests, long enough to be one'),
    pages: guestPages('https://stay.test'),
    content: { offered: ['en'] },
  }) as unknown as HostContext;
