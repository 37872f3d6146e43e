/** Whether all repetitions run (`npm run test:faults`), or the few of each `npm test`. */
export const isWhole = process.env['FAULTS'] === 'whole';

/** Selects the number for `npm test` or for `npm run test:faults`. */
export const selectScale = (bounded: number, whole: number): number => (isWhole ? whole : bounded);

/** The seed of all random numbers. `FAULTS_SEED` repeats a run. */
export const seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000_007);
