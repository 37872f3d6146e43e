import { keepCompiled } from './keepCompiled.ts';

// What is imported from the beginning would be compiled before it is kept.
keepCompiled();
const { serve } = await import('./serve.ts');
await serve();
