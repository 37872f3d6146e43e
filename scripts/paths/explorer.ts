import { join } from 'node:path';
import type { Language } from '../../contract/language.ts';
import type { PathRequest } from 'statechart-atlas/playwright';
import { toPath } from 'statechart-atlas/playwright/randomPaths';
import type { Model } from 'statechart-atlas';
import {
  findSimilarFailure,
  findFailures,
  failsAtItsEnd,
  isKnown,
  type Failing,
} from 'statechart-atlas/paths/findings';
import type { ReplayReport } from 'statechart-atlas/paths/replayed';
import { findMachine } from 'statechart-atlas/paths/saved';
import { shrink, type StillFails } from 'statechart-atlas/paths/shrink';
import type { DescribedPath } from 'statechart-atlas/paths/describePath';
import { WalkedBefore } from 'statechart-atlas/paths/prerequisites';
import type { Move } from 'statechart-atlas/paths/ways';
/** A failure with the shortest path that shows it. */
export interface Finding extends Failing {
  path: DescribedPath;
  /** Whether the failure occurred again when the path was repeated. */
  isSteady: boolean;
  /** Other states with the same failure, which are not examined separately. */
  otherPaths: readonly string[];
}

type Walks = (request: Omit<PathRequest, 'hasVideo'>) => Promise<ReplayReport | undefined>;

interface Exploration {
  models: readonly Model[];
  seed: number;
  /** The maximum number of steps of a walk. */
  length: number;
  request: Omit<PathRequest, 'hasVideo'>;
  walks: Walks;
  /** No walk starts after this time, in milliseconds since the epoch. */
  until: number;
  /** Receives the progress. */
  onProgress: (words: string) => void;
  /** Receives each finding immediately. */
  finds: (finding: Finding) => void;
}

/** Walks randomly until the time is over, and searches the shortest path to each failure. */
export class Explorer {
  readonly #given: Exploration;
  readonly #moves = new Map<string, readonly Move[]>();
  readonly #before = new WalkedBefore();
  readonly findings: Finding[] = [];
  walks = 0;
  steps = 0;
  readonly #seen = new Set<string>();

  /** The number of visited states of all machines. */
  get states(): number {
    return this.#seen.size;
  }

  constructor(given: Exploration) {
    this.#given = given;
  }

  /** Returns for each way whether its last move still fails. */
  #stillFails =
    ({ machine, start, language }: Failing): StillFails =>
    async (ways) => {
      const { request, walks, models } = this.#given;
      const described = ways.map((way) => toPath(findMachine(models, machine), start, way));
      const report = await walks({
        ...request,
        paths: [...new Map(described.map((path) => [path.id, path])).values()],
        language: language as Language,
        isRecorded: false,
        continuesAfterFailure: true,
        folder: join(request.folder, 'trials'),
      });
      this.#before.take(report?.paths ?? []);
      return described.map(({ id }) => failsAtItsEnd(report?.paths.find((path) => path.id === id)));
    };

  async #looksInto(failing: Failing): Promise<void> {
    const { models } = this.#given;
    const { machine, start, way } = failing;
    const moves = this.#moves.get(`${machine} ${start}`) ?? [];
    const shortest = way.length === 0 ? way : await shrink(way, moves, this.#stillFails(failing));
    const path = toPath(findMachine(models, machine), start, shortest ?? way);
    const finding = { ...failing, path, isSteady: shortest !== undefined, otherPaths: [] };
    this.findings.push(finding);
    this.#given.finds(finding);
  }

  async #notes(failing: Failing): Promise<void> {
    if (isKnown(failing, this.findings)) return;
    const alike = findSimilarFailure(failing, this.findings);
    if (!alike) return this.#looksInto(failing);
    const where = `${failing.machine} › ${failing.state}`;
    alike.otherPaths = [...new Set([...alike.otherPaths, where])];
  }

  async #goesRound(round: number): Promise<boolean> {
    const { models, seed, length, request, walks, until, onProgress } = this.#given;
    const of = models.map(({ machine }) => machine.id);
    const report = await walks({
      ...request,
      isRecorded: false,
      continuesAfterFailure: true,
      exploration: { seed, round, machines: of, length, earlierRounds: this.#before.all() },
      timeLimit: Math.max(1, until - Date.now()),
      folder: join(request.folder, 'trials'),
    });
    for (const [where, moves] of Object.entries(report?.moves ?? {})) this.#moves.set(where, moves);
    const paths = report?.paths ?? [];
    this.#before.take(paths);
    this.walks += paths.length;
    this.steps += paths.flatMap(({ steps }) =>
      steps.filter(({ outcome }) => outcome !== 'not reached'),
    ).length;
    for (const { machine, steps } of paths)
      for (const { state, outcome } of steps)
        if (outcome !== 'not reached') this.#seen.add(`${machine} › ${state}`);
    onProgress(`${this.walks} walks, ${this.steps} steps`);
    for (const failing of findFailures(paths)) await this.#notes(failing);
    return paths.length > 0;
  }

  /** Runs rounds of walks until the time is over; returns false if nothing could be walked. */
  async explores(): Promise<boolean> {
    for (let round = 0; Date.now() < this.#given.until; round += 1) {
      if (!(await this.#goesRound(round)) && round === 0) return false;
    }
    return true;
  }
}
