import { mergeCoverage } from 'statechart-atlas/playwright';
import { getFingerprint } from '../../scripts/sources.mjs';
import { coverageFile, runFolder } from './coverageFiles.ts';

/** Stores the coverage of a run of browser tests for `npm run paths -- uncovered`. */
export default function storeCoverage(): void {
  mergeCoverage(runFolder, coverageFile, getFingerprint());
}
