import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import {
  readPictureRequest,
  pictureStep,
  plannedKind,
  type PlannedPictures,
} from '../../e2e/atlas/pictureRequest.ts';
import { getProgress, type Progress } from '../progress.ts';

/** A walk that ended early. */
export interface Ended extends PlannedPictures {
  why: string;
}

/** The file in which a run lists the walks that ended early. */
export const endedFile = 'ended.json';

const getPlan = ({ annotations }: TestCase): PlannedPictures =>
  JSON.parse(annotations.find(({ type }) => type === plannedKind)!.description!) as PlannedPictures;

const firstLine = ({ message = '' }: TestError) =>
  // oxlint-disable-next-line no-control-regex -- colours of a terminal
  message.replaceAll(/\u001b\[\d+m/g, '').split('\n')[0]!;

/** Shows the progress of the walks that take pictures, and records why walks ended early. */
export default class PicturesReporter implements Reporter {
  readonly #request = readPictureRequest()!;
  readonly #ended: Ended[] = [];
  #progress: Progress | undefined;

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    const states = suite.allTests().reduce((sum, test) => sum + getPlan(test).states.length, 0);
    this.#progress = getProgress('Starting the site', states * this.#request.schemes.length);
  }

  onStepEnd(test: TestCase, _: TestResult, { title }: TestStep): void {
    const { machine, language, device } = getPlan(test);
    if (title === pictureStep) this.#progress?.done(`${machine}, ${language}, ${device}`);
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status !== 'passed')
      this.#ended.push({ ...getPlan(test), why: firstLine(error ?? { message: status }) });
  }

  onError(error: TestError): void {
    process.stderr.write(`${error.message}\n`);
  }

  onEnd(): void {
    this.#progress?.ends(
      this.#ended.length === 0 ? 'All walks are complete.' : `${this.#ended.length} walks ended early.`,
    );
    writeFileSync(join(this.#request.folder, endedFile), JSON.stringify(this.#ended));
  }
}
