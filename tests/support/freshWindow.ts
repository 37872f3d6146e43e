import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { patience } from './patience.ts';

configure({ asyncUtilTimeout: patience });
// A component that stays mounted would act after its test.
afterEach(cleanup);

// Test files share a window and a process: each begins at the root address, with an empty page, empty storage and its own
// modules.
window.history.replaceState(null, '', '/');
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
vi.resetModules();

// Loading of further code begins after the first interaction of the guest.
const { idleAfterInteraction } = await import('../../src/ui/whenIdle.ts');
const forget = idleAfterInteraction(() => undefined);
window.dispatchEvent(new Event('pointermove'));
forget();
