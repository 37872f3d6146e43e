import { useSyncExternalStore } from 'react';
import { withStyles } from '../failedStyles.ts';
import { useLazyModule } from '../useLazyModule.ts';
import { isToastPending, onToastPending } from './notify.ts';
import type { ToastWords } from './ToastRegion.tsx';

const load = withStyles(() => import('./ToastRegion.tsx'));

/** Loads the toast region after the first interaction, or with the first toast. */
export function ToastArea({ words }: { words: ToastWords }) {
  const isPending = useSyncExternalStore(onToastPending, isToastPending, () => false);
  const arrived = useLazyModule(load, isPending);
  return arrived ? <arrived.ToastRegion words={words} /> : null;
}
