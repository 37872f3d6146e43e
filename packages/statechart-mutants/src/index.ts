export { defineConfig, type Area, type EquivalentMutant, type MutantsConfig } from './config.ts';
export { findMutants, type Mutant } from './mutants.ts';
