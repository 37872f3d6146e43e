import { startCompileCache } from './startCompileCache.ts';

// What is imported from the beginning would be compiled before it is kept.
startCompileCache();
await import('./command.ts');
