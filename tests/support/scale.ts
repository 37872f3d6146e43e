import { isNightly } from '../../scripts/nightly.mjs';

/** Selects the number of repetitions by day or at night. */
export const selectScale = (byDay: number, atNight: number): number => (isNightly ? atNight : byDay);

/** The seed of all random numbers. `FAULTS_SEED` repeats a run. */
export const seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000_007);
