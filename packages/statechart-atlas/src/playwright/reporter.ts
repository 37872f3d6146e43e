import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { Model } from '../model.ts';
import { getTitle, type DescribedPath } from '../paths/describePath.ts';
import { asJunit } from '../paths/junit.ts';
import { countReplays, type ReplayedPath, type ReplayedStep, type ReplayReport } from '../paths/replayed.ts';
import { replayPage } from '../paths/replayPage.ts';
import { findMachine } from '../paths/saved.ts';
import type { Move } from '../paths/ways.ts';
import { findExclusionReason } from './exclusionReason.ts';
import { readPathRequest, type PathRequest } from './request.ts';
import type { Walk } from './walkPlan.ts';

type Attachment = TestResult['attachments'][number];

const getText = (errors: readonly TestError[]): string =>
  stripVTControlCharacters(
    errors.map(({ message = '', value = '' }) => message || value).join('\n\n'),
  ).trim();

const findAnnotation = ({ annotations }: TestCase, kind: string) =>
  annotations.find(({ type }) => type === kind)?.description;

const getPath = (test: TestCase) => {
  const path = findAnnotation(test, 'path');
  return path === undefined ? undefined : (JSON.parse(path) as DescribedPath);
};

const describeSettings = ({ address, subject, device, language, isDark, checksTexts }: PathRequest): string =>
  [
    address ?? 'a separate site',
    ...(subject === undefined ? [] : [subject]),
    `device ${device}`,
    ...(language === '' ? [] : [`language ${language}`]),
    isDark ? 'dark' : 'light',
    checksTexts ? 'all texts checked' : 'texts not checked',
  ].join(', ');

/**
 * Writes the report of the requested paths for testers: a folder with a page about every path, its pictures, videos and
 * traces.
 */
export class PathReporter implements Reporter {
  readonly #request = readPathRequest()!;
  readonly #models: readonly Model[];
  readonly #walks: readonly Walk[];
  readonly #replayed = new Map<string, Promise<ReplayedPath>>();
  readonly #errors: string[] = [];
  readonly #moves: Record<string, readonly Move[]> = {};

  constructor({ models, walks }: { models: readonly Model[]; walks: readonly Walk[] }) {
    this.#models = models;
    this.#walks = walks;
  }

  /** An error outside the paths, such as a site that does not start. */
  onError(error: TestError): void {
    this.#errors.push(getText([error]));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const path = getPath(test);
    if (!path || result.status === 'interrupted') return;
    const moves = findAnnotation(test, 'moves');
    if (moves !== undefined) this.#moves[`${path.machine} ${path.start}`] = JSON.parse(moves) as Move[];
    this.#replayed.set(path.id, this.#createReplayedPath(path, test, result));
    const mark = { passed: '✓', skipped: '–' }[result.status as string] ?? '✗';
    console.log(`${mark} ${path.id}  ${getTitle(path)}  (${(result.duration / 1000).toFixed(1)} s)`);
  }

  async #copyAttachment(
    path: DescribedPath,
    name: string,
    from: Attachment | undefined,
  ): Promise<string | undefined> {
    if (!from) return undefined;
    const file = `${path.id}/${name}`;
    await mkdir(join(this.#request.folder, path.id), { recursive: true });
    const to = join(this.#request.folder, file);
    if (from.body) await writeFile(to, from.body);
    else if (from.path !== undefined) await copyFile(from.path, to);
    return file;
  }

  async #createReplayedPath(path: DescribedPath, test: TestCase, result: TestResult): Promise<ReplayedPath> {
    const attached = (name: string) => result.attachments.find((one) => one.name === name);
    const all = [{ name: '', words: 'the page opens', state: path.start }, ...path.steps];
    const steps = await Promise.all(
      all.map(async ({ name, words, state }, nth): Promise<ReplayedStep> => {
        const step = result.steps.find(({ title }) => title.startsWith(`${nth}. `));
        const picture = await this.#copyAttachment(
          path,
          `${String(nth).padStart(2, '0')}.png`,
          attached(`picture ${nth}`),
        );
        const outcome = step === undefined ? 'not reached' : step.error ? 'failed' : 'seen';
        return {
          ...(name !== '' && { name }),
          words,
          state,
          outcome,
          ...(picture !== undefined && { picture }),
          ...(step?.error && { why: getText([step.error]) }),
        };
      }),
    );
    const skipped = test.annotations.concat(result.annotations).find(({ type }) => type === 'skip');
    const failedOutsideSteps =
      result.status !== 'passed' && steps.every(({ outcome }) => outcome !== 'failed');
    const why =
      result.status === 'skipped'
        ? skipped?.description
        : failedOutsideSteps
          ? getText(result.errors)
          : undefined;
    const outcomes = { passed: 'passed', skipped: 'not walked' } as const;
    const video = await this.#copyAttachment(path, 'video.webm', attached('video'));
    const trace = await this.#copyAttachment(path, 'trace.zip', attached('trace'));
    const checkedStates = findAnnotation(test, 'checked states');
    return {
      id: path.id,
      machine: path.machine,
      title: getTitle(path),
      start: path.start,
      language: findAnnotation(test, 'language') ?? this.#request.language,
      outcome: outcomes[result.status as keyof typeof outcomes] ?? 'failed',
      ...(why !== undefined && { why }),
      seconds: result.duration / 1000,
      steps,
      ...(checkedStates !== undefined && { screens: JSON.parse(checkedStates) as string[] }),
      ...(video !== undefined && { video }),
      ...(trace !== undefined && { trace }),
    };
  }

  #createSkippedPath = (path: DescribedPath): Promise<ReplayedPath> =>
    Promise.resolve({
      id: path.id,
      machine: path.machine,
      title: getTitle(path),
      start: path.start,
      language: this.#request.language,
      outcome: 'not walked',
      why:
        this.#errors.join('\n') ||
        (findExclusionReason(this.#walks, findMachine(this.#models, path.machine), path) ??
          'it was not reached'),
      seconds: 0,
      steps: [],
    });

  async onEnd(): Promise<void> {
    const { folder, paths, junit } = this.#request;
    const report: ReplayReport = {
      how: describeSettings(this.#request),
      timestamp: new Date().toISOString(),
      moves: this.#moves,
      paths: await Promise.all([
        ...this.#replayed.values(),
        ...paths.filter(({ id }) => !this.#replayed.has(id)).map((path) => this.#createSkippedPath(path)),
      ]),
    };
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'report.json'), JSON.stringify(report, null, 2));
    await writeFile(join(folder, 'index.html'), await replayPage(report));
    if (junit !== undefined) await writeFile(junit, asJunit(report));
    await rm(join(folder, 'raw'), { recursive: true, force: true });
    console.log(`\n${countReplays(report)}: ${join(folder, 'index.html')}`);
  }

  printsToStdio = () => true;
}
