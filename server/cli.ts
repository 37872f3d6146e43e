#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { startCompileCache } from './startCompileCache.ts';

// Enable the compile cache before the other imports: static imports would be compiled without it.
startCompileCache();
await import('./command.ts');
