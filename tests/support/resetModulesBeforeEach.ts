import { beforeEach, vi } from 'vitest';

/** Resets the modules before each test of a file, so that no test sees the state of an earlier one. */
export const resetModulesBeforeEach = (): void => beforeEach(() => void vi.resetModules());
