/** Whether everything is tried as often as it is worth (`npm run test:faults`), or as often as each `npm test` can wait. */
export const isWhole = process.env['FAULTS'] === 'whole';

/** How often, or how long: in each `npm test`, and in `npm run test:faults`. */
export const selectScale = (bounded: number, whole: number): number => (isWhole ? whole : bounded);

/** What chance begins with; `FAULTS_SEED` repeats a run. */
export const seed = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000_007);
