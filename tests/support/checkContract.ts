import * as v from 'valibot';
import { isDeepStrictEqual } from 'node:util';
import { apiBase, operations } from '../../contract/operations.ts';
import { commonProblems, type Operation } from '../../contract/operation.ts';
import { problem, type Problem } from '../../contract/schemas/problem.ts';
import { problemKind, type ProblemKind } from '../../contract/values/problemKinds.ts';
import { problemTitles } from '../../contract/values/problemTitles.ts';

type Fetch = (request: Request) => Promise<Response>;

const getPattern = (path: string) => new RegExp(`^${apiBase}${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const findOperation = (method: string, pathname: string): Operation | undefined =>
  Object.values<Operation>(operations).find(
    (operation) => operation.method === method.toLowerCase() && getPattern(operation.path).test(pathname),
  );

function expected(what: string, holds: boolean): asserts holds {
  if (!holds) throw new Error(`against the contract: ${what}`);
}

const getProblemKinds = (operation: Operation | undefined, status: number): readonly ProblemKind[] => [
  ...((commonProblems as Record<number, readonly ProblemKind[]>)[status] ?? []),
  ...((operation?.problems as Record<number, readonly ProblemKind[]> | undefined)?.[status] ?? []),
];

function checkHeaders(about: string, { status, headers }: Response) {
  if (status === 401) expected(`${about} says how to authenticate`, headers.has('WWW-Authenticate'));
  if (status === 429) expected(`${about} says when to come back`, Number(headers.get('Retry-After')) > 0);
  if (status === 405) expected(`${about} says what is allowed`, headers.has('Allow'));
}

function checkProblem(about: string, operation: Operation | undefined, response: Response, body: unknown) {
  const { status, headers } = response;
  expected(`${about} is a problem`, headers.get('Content-Type') === 'application/problem+json');
  const answeredProblem: Problem = v.parse(problem, body);
  expected(`${about} has no field of its own`, isDeepStrictEqual(answeredProblem, body));
  expected(`${about} repeats its status`, answeredProblem.status === status);
  checkHeaders(about, response);
  if (operation === undefined) return;
  const kind = problemKind(answeredProblem.type);
  expected(
    `${about} is ${answeredProblem.type}`,
    kind !== undefined && getProblemKinds(operation, status).includes(kind),
  );
  expected(`${about} has the title of its kind`, answeredProblem.title === problemTitles[kind]);
  const hasViolations = kind === 'validation-failed' || kind === 'otp-incorrect';
  expected(`${about} names what was refused`, (answeredProblem.violations !== undefined) === hasViolations);
}

function checkSuccess(about: string, operation: Operation, { status, headers }: Response, body: unknown) {
  expected(`${about} is the success of the call`, status === operation.success.status);
  expected(`${about} is JSON`, headers.get('Content-Type') === 'application/json');
  expected(`${about} says its language`, headers.has('Content-Language'));
  const { answer, minimal } = operation.success;
  const isMinimal = headers.get('Preference-Applied') === 'return=minimal';
  expected(`${about} is as little as it may be`, !isMinimal || minimal !== undefined);
  const parsed: unknown = v.parse((isMinimal ? minimal : undefined) ?? answer, body);
  expected(`${about} has no field of its own`, isDeepStrictEqual(parsed, body));
}

/** Throws when an answer of the host API is not one that the contract allows. */
async function checkAnswer(request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${apiBase}/`) || /\/(webhook|openapi\.json)$/.test(pathname)) return;
  const about = `${request.method} ${pathname} → ${response.status}`;
  const body: unknown = request.method === 'HEAD' ? undefined : await response.clone().json();
  if (body === undefined) return;
  const operation = findOperation(request.method, pathname);
  if (operation !== undefined && response.ok) checkSuccess(about, operation, response, body);
  else checkProblem(about, operation, response, body);
}

/** A fetch that checks every answer against the contract. */
export const checkContract =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    await checkAnswer(request, response);
    return response;
  };
