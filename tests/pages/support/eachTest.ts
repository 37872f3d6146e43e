import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { hostOfPages } from './hostOfPages.ts';

/** A new host for each test, and a tab that remembers nothing of the test before. */
export function hostOfEachTest(): ReturnType<typeof hostOfPages> {
  const host = hostOfPages();
  beforeEach(() => void Object.assign(host, hostOfPages()));
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  return host;
}
