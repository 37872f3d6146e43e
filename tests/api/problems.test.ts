import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commonDashboardProblems, dashboardOperations } from '../../contract/dashboard/operations.ts';
import type { Operation } from '../../contract/operation.ts';
import { operations } from '../../contract/operations.ts';
import { getCause, type FailureCause } from '../../contract/schemas/callFailed.ts';
import {
  dashboardProblemKind,
  dashboardProblemKinds as kinds,
} from '../../contract/values/dashboardProblemKinds.ts';
import { models } from '../../machines/models.ts';
import { calls } from '../../scripts/atlas/calls.ts';
import { problemStatuses } from '../../server/host/base/problemStatuses.ts';

const tables: [prefix: string, operations: Readonly<Record<string, Operation>>][] = [
  ['', operations],
  ['/host', dashboardOperations],
];

/** The problems of each operation by its address, as the atlas writes it. */
const listedProblems = tables.flatMap(([prefix, table]) =>
  Object.values(table).map(({ method, path, problems }) => ({
    address: `${method.toUpperCase()} ${prefix}${path}`,
    problems: Object.values({ ...commonDashboardProblems, ...problems }).flat() as readonly string[],
  })),
);

/** Finds the operations that match an address with `…` as wildcard. */
function findOperations(address: string) {
  const pattern = new RegExp(
    `^${address
      .split('…')
      .map((part) => RegExp.escape(part))
      .join('.*')}$`,
  );
  return listedProblems.filter((operation) => pattern.test(operation.address));
}

const external = 'An external host may return it.';
const sample = 'The model has one refusal without a state of its own as an example of all.';

/** Failures that no operation lists, with the reason. */
const unlistedFailures: Readonly<Record<string, string>> = {
  'requestAccess.failed.not-found': external,
  'readDraft.failed.wrong-state': external,
  'compareDraft.failed.wrong-state': external,
  'invitePerson.failed.command-refused': sample,
  'changeAccess.failed.command-refused': sample,
  'changeProperty.failed.command-refused': sample,
  'createProperty.failed.command-refused': sample,
  'publishProperty.failed.command-refused': sample,
  'restoreVersion.failed.command-refused': sample,
  'saveSettings.failed.command-refused': sample,
};

test('each failure that a machine distinguishes is a problem that its operation lists', () => {
  const failures = models.flatMap(({ events }) =>
    events.flatMap(({ name }) => {
      const [call = '', outcome, kind = ''] = name.split('.');
      const found = findOperations(calls[call]?.operation ?? '');
      const isProblem = outcome === 'failed' && dashboardProblemKind(kind) !== undefined;
      return isProblem && found.length > 0 ? [{ name, kind, found }] : [];
    }),
  );
  const unlisted = failures.filter(
    ({ kind, found }) => !found.some(({ problems }) => problems.includes(kind)),
  );
  expect(failures).not.toEqual([]);
  expect(unlisted.map(({ name }) => name).toSorted()).toEqual(Object.keys(unlistedFailures).toSorted());
});

describe('each kind of problem', () => {
  test('is returned by some code of the server', () => {
    const code = globSync('server/**/*.ts').map((file) => readFileSync(file, 'utf8'));
    expect(kinds.filter((kind) => !code.some((text) => text.includes(`'${kind}'`)))).toEqual([]);
  });

  test('has one status in all operations', () => {
    const listed = tables
      .flatMap(([, table]) => Object.values(table))
      .flatMap(({ problems }) => Object.entries(problems));
    const differing = listed.flatMap(([status, list]) =>
      list.filter((kind) => problemStatuses[kind] !== Number(status)),
    );
    expect(differing).toEqual([]);
  });

  test('has the cause that its status implies', () => {
    const getExpectedCause = (status: number): FailureCause => {
      if (status === 429) return 'tooManyRequests';
      return status >= 500 ? 'unavailable' : 'refused';
    };
    const causes = kinds.map((kind) => [kind, getCause(kind)]);
    expect(causes).toEqual(kinds.map((kind) => [kind, getExpectedCause(problemStatuses[kind])]));
  });
});
