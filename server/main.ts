import { startCompileCache } from './process/startCompileCache.ts';

// Enable the compile cache before the other imports: static imports would be compiled without it.
startCompileCache();
const { serve } = await import('./process/serve.ts');
await serve();
