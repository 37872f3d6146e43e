import { beforeEach, vi } from 'vitest';

/** Gives each test of a file modules of its own: it meets nothing that tests before it left in them. */
export const resetModulesBeforeEach = (): void => beforeEach(() => void vi.resetModules());
