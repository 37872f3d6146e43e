import { lazy, type FC, type LazyExoticComponent } from 'react';
import { importWithRetry } from './retryImports.ts';

const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Wraps a loader so that its module is known after loading. Parts of a known module are rendered immediately, whereas
 * React would show their fallback for at least 300 milliseconds.
 */
export function cacheModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const loadAndCache = async () => {
    const module = await load();
    loaded.set(loadAndCache, module);
    return module;
  };
  return loadAndCache;
}

// A promise is never resolved synchronously, so this returns an object whose `then` is.
const resolveImmediately = <Value>(value: Value) => {
  const then = (onFulfilled: (value: Value) => void) => onFulfilled(value);
  // oxlint-disable-next-line unicorn/no-thenable -- only React's `lazy` receives it
  return { then } as Promise<Value>;
};

/**
 * A part of a page whose code is loaded when it is rendered, or was loaded before (`remembered`). If loading fails, the
 * page around it stays as it is, and the tab's shell decides whether to reload the page (machines/shell).
 */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  part: (module: Module) => FC<Props>,
): LazyExoticComponent<FC<Props>> =>
  lazy(() => {
    const toComponentModule = (module: Module) => ({ default: part(module) });
    return loaded.has(load)
      ? resolveImmediately(toComponentModule(loaded.get(load) as Module))
      : importWithRetry(load).then(toComponentModule);
  });
