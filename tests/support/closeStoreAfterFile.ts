import { afterAll } from 'vitest';
import { closeStore } from './openEmptyStore.ts';
import './recordStatements.ts';

// Files share a process and what it has loaded; this is run for each of them.
afterAll(closeStore);
