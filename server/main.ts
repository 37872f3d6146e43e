import { startCompileCache } from './startCompileCache.ts';

// What is imported from the beginning would be compiled before it is kept.
startCompileCache();
const { serve } = await import('./serve.ts');
await serve();
