import { join } from 'node:path';
import type { Model } from '../model.ts';
import type { DescribedPath } from '../paths/describePath.ts';
import { failsAtItsEnd, findFailures, findSimilarFailure, isKnown, type Failing } from '../paths/findings.ts';
import { WalkedBefore } from '../paths/prerequisites.ts';
import type { ReplayReport } from '../paths/replayed.ts';
import { findMachine } from '../paths/saved.ts';
import { shrink, type StillFails } from '../paths/shrink.ts';
import type { Move } from '../paths/ways.ts';
import { toPath } from '../playwright/randomPaths.ts';
import type { PathRequest } from '../playwright/request.ts';

/** A failure with the shortest path that shows it. */
export interface Finding extends Failing {
  path: DescribedPath;
  /** Whether the failure occurred again when the path was repeated. */
  isSteady: boolean;
  /** Other states with the same failure, which are not examined separately. */
  otherPaths: readonly string[];
}

type Request = Omit<PathRequest, 'hasVideo'>;

interface ExplorerOptions {
  models: readonly Model[];
  seed: number;
  /** The maximum number of steps of a walk. */
  length: number;
  /** The settings of all test runs. */
  request: Request;
  /** Runs the tests of a request; returns undefined if no test could run. */
  runTests: (request: Request) => Promise<ReplayReport | undefined>;
  /** No walk starts after this time, in milliseconds since the epoch. */
  endTime: number;
  /** Receives the progress. */
  onProgress: (words: string) => void;
  /** Receives each finding immediately. */
  onFinding: (finding: Finding) => void;
}

/** Walks randomly until the time is over, and searches the shortest path to each failure. */
export class Explorer {
  readonly #options: ExplorerOptions;
  readonly #moves = new Map<string, readonly Move[]>();
  readonly #earlierRounds = new WalkedBefore();
  readonly findings: Finding[] = [];
  walks = 0;
  steps = 0;
  readonly #visited = new Set<string>();

  /** The number of visited states of all machines. */
  get states(): number {
    return this.#visited.size;
  }

  constructor(options: ExplorerOptions) {
    this.#options = options;
  }

  #runTrials(request: Partial<Request>): Promise<ReplayReport | undefined> {
    const { request: settings, runTests } = this.#options;
    return runTests({
      ...settings,
      isRecorded: false,
      continuesAfterFailure: true,
      folder: join(settings.folder, 'trials'),
      ...request,
    });
  }

  /** Returns for each way whether its last move still fails. */
  #stillFails =
    ({ machine, start, language }: Failing): StillFails =>
    async (ways) => {
      const model = findMachine(this.#options.models, machine);
      const tried = ways.map((way) => toPath(model, start, way));
      const paths = [...new Map(tried.map((path) => [path.id, path])).values()];
      const report = await this.#runTrials({ paths, language });
      this.#earlierRounds.take(report?.paths ?? []);
      return tried.map(({ id }) => failsAtItsEnd(report?.paths.find((path) => path.id === id)));
    };

  async #examine(failing: Failing): Promise<void> {
    const { models, onFinding } = this.#options;
    const { machine, start, way } = failing;
    const moves = this.#moves.get(`${machine} ${start}`) ?? [];
    const shortest = way.length === 0 ? way : await shrink(way, moves, this.#stillFails(failing));
    const path = toPath(findMachine(models, machine), start, shortest ?? way);
    const finding = { ...failing, path, isSteady: shortest !== undefined, otherPaths: [] };
    this.findings.push(finding);
    onFinding(finding);
  }

  async #addFailure(failing: Failing): Promise<void> {
    if (isKnown(failing, this.findings)) return;
    const similar = findSimilarFailure(failing, this.findings);
    if (!similar) return this.#examine(failing);
    const place = `${failing.machine} › ${failing.state}`;
    similar.otherPaths = [...new Set([...similar.otherPaths, place])];
  }

  #countVisits({ paths }: ReplayReport): void {
    for (const { machine, steps } of paths) {
      const reached = steps.filter(({ outcome }) => outcome !== 'not reached');
      this.steps += reached.length;
      for (const { state } of reached) this.#visited.add(`${machine} › ${state}`);
    }
    this.walks += paths.length;
  }

  async #runRound(round: number): Promise<boolean> {
    const { models, seed, length, endTime, onProgress } = this.#options;
    const machines = models.map(({ machine }) => machine.id);
    const report = await this.#runTrials({
      exploration: { seed, round, machines, length, earlierRounds: this.#earlierRounds.all() },
      timeLimit: Math.max(1, endTime - Date.now()),
    });
    if (!report) return false;
    for (const [walk, moves] of Object.entries(report.moves)) this.#moves.set(walk, moves);
    this.#earlierRounds.take(report.paths);
    this.#countVisits(report);
    onProgress(`${this.walks} walks, ${this.steps} steps`);
    for (const failing of findFailures(report.paths)) await this.#addFailure(failing);
    return report.paths.length > 0;
  }

  /** Runs rounds of walks until the time is over; returns false if no walk could run. */
  async explore(): Promise<boolean> {
    for (let round = 0; Date.now() < this.#options.endTime; round += 1) {
      if (!(await this.#runRound(round)) && round === 0) return false;
    }
    return true;
  }
}
