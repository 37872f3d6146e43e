import { afterAll, beforeAll } from 'vitest';
import { allowStore, closeStore } from './openEmptyStore.ts';

// Files share a process and what it has loaded; this is run for each of them.
beforeAll(allowStore);
afterAll(closeStore);
