#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import './requireNode.ts';

// Enable the compile cache before the other imports: they would be compiled without it.
const { startCompileCache } = await import('./process/startCompileCache.ts');
startCompileCache();
await import('./process/command.ts');
