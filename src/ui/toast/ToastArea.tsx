import { useSyncExternalStore } from 'react';
import { withStyles } from '../failedStyles.ts';
import { useLazyModule } from '../useLazyModule.ts';
import { isToastPending, onToastPending } from './notify.ts';
import type { ToastTexts } from './ToastRegion.tsx';

const loadRegion = withStyles(() => import('./ToastRegion.tsx'));

/** Loads the toast region after the first interaction, or with the first toast. */
export function ToastArea({ texts }: { texts: ToastTexts }) {
  const isPending = useSyncExternalStore(onToastPending, isToastPending, () => false);
  const arrived = useLazyModule(loadRegion, isPending);
  return arrived ? <arrived.ToastRegion texts={texts} /> : null;
}
