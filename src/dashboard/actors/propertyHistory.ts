import { fromPromise } from 'xstate';
import {
  propertyHistoryMachine,
  versionComparisonMachine,
} from '../../../machines/dashboard/propertyHistory/propertyHistory.machine.ts';
import type {
  Comparison,
  ComparisonInput,
  LoadedHistory,
  RestorationInput,
} from '../../../machines/dashboard/propertyHistory/propertyHistory.types.ts';
import type { Dashboard } from '../context/dashboard.ts';

type Services = Pick<Dashboard, 'api'>;

async function loadHistory({ api }: Services, property: string, signal: AbortSignal): Promise<LoadedHistory> {
  const params = { property };
  const [shown, { versions }] = await Promise.all([
    api.showProperty({ params }, { signal }),
    api.listVersions({ params }, { signal }),
  ]);
  return { shown, versions };
}

async function compareVersions(
  services: Services,
  { property, version, other }: ComparisonInput,
  signal: AbortSignal,
): Promise<Comparison> {
  const load = (number: number) =>
    services.api.showVersion({ params: { property, version: String(number) } }, { signal });
  const [history, first, second] = await Promise.all([
    loadHistory(services, property, signal),
    load(version),
    load(other),
  ]);
  return { history, compared: { version: first.document, other: second.document } };
}

/** Connects the history of a property to the host. It begins with a comparison if the address names two versions. */
export const createPropertyHistoryActors = (services: Services, isComparison: boolean) =>
  (isComparison ? versionComparisonMachine : propertyHistoryMachine).provide({
    actors: {
      loadHistory: fromPromise<LoadedHistory, string>(({ input: property, signal }) =>
        loadHistory(services, property, signal),
      ),
      compareVersions: fromPromise<Comparison, ComparisonInput>(({ input, signal }) =>
        compareVersions(services, input, signal),
      ),
      restoreVersion: fromPromise<void, RestorationInput>(
        async ({ input: { property, revision, document, idempotencyKey }, signal }) => {
          const body = { revision, document };
          await services.api.saveDraft({ params: { property }, body }, { idempotencyKey, signal });
        },
      ),
    },
  });
