import './requireNode.ts';

// Enable the compile cache before the other imports: they would be compiled without it.
const { startCompileCache } = await import('./process/startCompileCache.ts');
startCompileCache();
const { serve } = await import('./process/serve.ts');
await serve();
