import { lazy, type FC, type LazyExoticComponent } from 'react';

const waiting = new Set<() => void>();

/** Has the parts that could not be loaded asked for again, once there is reason to think that they come. */
export function askForPartsAgain(): void {
  for (const ask of waiting) {
    waiting.delete(ask);
    ask();
  }
}

const loaded = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => new Promise((resolve) => void waiting.add(() => resolve(loaded(load)))));

/**
 * A part of a page whose code comes when it is drawn. Where that does not come, the page around it stays as it is; what
 * can be done about it is found out in one place (src/frame/browser/missingParts.ts).
 */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  part: (module: Module) => FC<Props>,
): LazyExoticComponent<FC<Props>> => lazy(async () => ({ default: part(await loaded(load)) }));
