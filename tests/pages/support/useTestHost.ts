import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { createPageHost } from './createPageHost.ts';

/** A new host for each test, and a tab that remembers nothing of the test before. */
export function useTestHost(): ReturnType<typeof createPageHost> {
  const host = createPageHost();
  beforeEach(() => void Object.assign(host, createPageHost()));
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  return host;
}
