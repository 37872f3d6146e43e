import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file modules of its own: it meets nothing that files before it left in them, and leaves nothing. */
export function ownModules(): void {
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.resetModules());
}
