import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { commonDashboardProblems, dashboardBase } from '../../contract/dashboard/operations.ts';
import type { Operation } from '../../contract/operation.ts';
import {
  dashboardOperations,
  type DashboardOperationName,
  type DashboardOperations,
} from '../../contract/dashboard/operations.ts';
import {
  dashboardProblemKind,
  type DashboardProblemKind,
} from '../../contract/values/dashboardProblemKinds.ts';
import { problemTitles } from '../../contract/values/problemTitles.ts';
import type { Role } from '../../contract/dashboard/role.ts';
import { problem, type Problem } from '../../contract/schemas/problem.ts';
import type { DashboardAnswer } from '../../server/host/dashboard/dashboardCall.ts';
import type { Caller } from '../../server/host/http/route.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { addUser, createSession, findUser } from '../../server/host/users/index.ts';
import { openTestHost, type TestHost } from './testHost.ts';

type Name = DashboardOperationName;
type Problems = Readonly<Partial<Record<number, readonly DashboardProblemKind[]>>>;

export const site = 'https://stay.test';

type BodyInput<N extends Name> = DashboardOperations[N] extends { body: infer S extends v.GenericSchema }
  ? { body: v.InferInput<S> }
  : { body?: undefined };

/** The input of a call. Tests of invalid input use {@link Browser.send}, whose input has no type. */
export type CallInput<N extends Name> = BodyInput<N> & Omit<RawInput, 'body'>;

interface RawInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A call was refused. */
class CallRefused extends Error {
  readonly status: number;
  readonly kind: DashboardProblemKind | undefined;
  readonly problem: Problem;

  constructor(about: string, refused: Problem) {
    super(`${about}: ${JSON.stringify(refused)}`);
    this.status = refused.status;
    this.kind = dashboardProblemKind(refused.type);
    this.problem = refused;
  }
}

/** Returns the kind of problem with which a call is refused, or `answered`. */
export const getRefusedKind = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => 'answered',
    (error: unknown) => {
      if (error instanceof CallRefused) return error.kind;
      throw error;
    },
  );

function expected(what: string, holds: boolean): asserts holds {
  if (!holds) throw new Error(`against the contract: ${what}`);
}

/** Checks an answer against the contract, and returns its body. */
async function checkAnswer(name: Name, response: Response): Promise<unknown> {
  const { success, problems }: Operation = dashboardOperations[name];
  const { status, headers } = response;
  const about = `${name} → ${status}`;
  const body: unknown = await response.clone().json();
  expected(`${about} is not stored by browsers`, headers.get('Cache-Control') === 'no-store');
  if (response.ok) {
    expected(`${about} is the success of the call`, status === success.status);
    expected(`${about} has no field of its own`, isDeepStrictEqual(v.parse(success.answer, body), body));
    return body;
  }
  const refused = v.parse(problem, body);
  const kind = dashboardProblemKind(refused.type);
  const kinds = [
    ...((commonDashboardProblems as Problems)[status] ?? []),
    ...((problems as Problems)[status] ?? []),
  ];
  expected(`${about} is ${refused.type}`, kind !== undefined && kinds.includes(kind));
  expected(`${about} has the title of its kind`, refused.title === problemTitles[kind]);
  expected(`${about} says when to come back`, status !== 429 || Number(headers.get('Retry-After')) > 0);
  return body;
}

/** A browser with its own cookies. */
export class Browser {
  readonly #host: TestHost;
  readonly #caller: Caller | undefined;
  readonly #prepare: () => Promise<void>;
  readonly cookies = new Map<string, string>();

  constructor(
    host: TestHost,
    caller?: Caller,
    prepare: (browser: Browser) => Promise<void> = async () => {},
  ) {
    this.#host = host;
    this.#caller = caller;
    let prepared: Promise<void> | undefined;
    this.#prepare = () => (prepared ??= prepare(this));
  }

  /** Sends a call as a page of the site does, and checks the answer against the contract. */
  async send(name: Name, { params = {}, query = {}, body, headers = {} }: RawInput = {}): Promise<Response> {
    await this.#prepare();
    const { method, path, mostBytes }: Operation = dashboardOperations[name];
    const type = mostBytes === undefined ? 'application/json' : 'application/octet-stream';
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const url = new URL(site + dashboardBase + filled);
    for (const [key, text] of Object.entries(query)) url.searchParams.set(key, text);
    const cookie = [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const isWrite = method === 'post';
    const request = new Request(url, {
      method: method.toUpperCase(),
      headers: {
        ...(cookie !== '' && { Cookie: cookie }),
        ...(isWrite && { Origin: site, 'Sec-Fetch-Site': 'same-origin' }),
        ...(body !== undefined && { 'Content-Type': type }),
        ...headers,
      },
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
      }),
    });
    const response = await this.#host.fetch(request, this.#caller);
    for (const line of response.headers.getSetCookie()) this.#store(line);
    await checkAnswer(name, response);
    return response;
  }

  #store(line: string) {
    const [pair = '', ...attributes] = line.split('; ');
    const [key = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(key);
    else this.cookies.set(key, value);
  }

  /** Returns the answer of a call. @throws {CallRefused} */
  async call<N extends Name>(
    name: N,
    ...[input]: Partial<CallInput<N>> extends CallInput<N> ? [CallInput<N>?] : [CallInput<N>]
  ): Promise<DashboardAnswer<N>> {
    const response = await this.send(name, input);
    const body: unknown = await response.json();
    if (!response.ok) throw new CallRefused(name, body as Problem);
    return body as DashboardAnswer<N>;
  }
}

export const getEmail = (role: Role): string => `${role}@hosts.test`;

const signedIn =
  ({ db }: TestHost, role: Role) =>
  async ({ cookies }: Browser) => {
    const email = getEmail(role);
    const secret = await inTransaction(db, async (trx) => {
      // The first person must be an owner.
      const owner = getEmail('owner');
      if (!(await findUser(trx, owner))) {
        await addUser(trx, { email: owner, name: 'owner', role: 'owner', language: 'en' });
      }
      const user =
        (await findUser(trx, email)) ?? (await addUser(trx, { email, name: role, role, language: 'en' }));
      return createSession(trx, user.id, 'Test');
    });
    cookies.set('__Host-session', secret);
  };

/** A host with people of all roles. */
export interface Dashboard {
  host: TestHost;
  /** The browser of a person with a role, signed in with a fresh proof of identity. */
  as(role: Role): Browser;
  /** A browser that is not signed in. */
  visit(caller?: Caller): Browser;
  close(): Promise<void>;
}

/** Opens a host with plain properties, whose dashboard tests call as people with different roles. */
export async function openDashboard(...how: Partial<Parameters<typeof openTestHost>>): Promise<Dashboard> {
  const [units = ['casa', 'next'], ...more] = how;
  const host = await openTestHost(units, ...more);
  return {
    host,
    as: (role) => new Browser(host, undefined, signedIn(host, role)),
    visit: (caller) => new Browser(host, caller),
    close: () => host.close(),
  };
}
