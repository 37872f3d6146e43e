import { lazy, type FC, type LazyExoticComponent } from 'react';
import { importWithRetry } from './retryImports.ts';

const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * What loads the code of parts, and of which it is known once that has come: they are then drawn at once. React would hold
 * their place for 300 milliseconds, however soon they come.
 */
export function remembered<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const remembering = async () => {
    const module = await load();
    loaded.set(remembering, module);
    return module;
  };
  return remembering;
}

// A promise is never there at once.
const atOnce = <Value>(value: Value) => {
  const then = (onFulfilled: (value: Value) => void) => onFulfilled(value);
  // oxlint-disable-next-line unicorn/no-thenable -- nobody but React's `lazy` has it
  return { then } as Promise<Value>;
};

/**
 * A part of a page whose code comes when it is drawn, or has come before (`remembered`). Where that does not come, the
 * page around it stays as it is; the shell of the tab decides whether it is reloaded (machines/shell).
 */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  part: (module: Module) => FC<Props>,
): LazyExoticComponent<FC<Props>> =>
  lazy(() => {
    const drawn = (module: Module) => ({ default: part(module) });
    return loaded.has(load) ? atOnce(drawn(loaded.get(load) as Module)) : importWithRetry(load).then(drawn);
  });
