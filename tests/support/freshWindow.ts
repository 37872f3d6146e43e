import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { patience } from './patience.ts';

configure({ asyncUtilTimeout: patience });

// Files of tests share a window and a process: each begins at the front door, on an empty page, with modules of its own,
// and nothing is kept of the one before.
window.history.replaceState(null, '', '/');
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
vi.resetModules();

// Somebody is there.
const { idleAfterInteraction } = await import('../../src/ui/whenIdle.ts');
const forget = idleAfterInteraction(() => undefined);
window.dispatchEvent(new Event('pointermove'));
forget();
