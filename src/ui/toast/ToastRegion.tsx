import { useEffect, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { useToast, useToastRegion } from '@react-aria/toast';
import { useToastQueue, type QueuedToast, type ToastState } from '@react-stately/toast';
import { button } from '../Button.css.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { join } from '../join.ts';
import type { Tone } from '../Notice.tsx';
import { toastHotkey } from './hotkey.ts';
import { setToastHandler, type ToastContent } from './notify.ts';
import { ToastExitQueue } from './ToastExitQueue.ts';
import * as css from './Toasts.css.ts';
import { useSwipe } from './useSwipe.ts';

export interface ToastTexts {
  /** The role description of a toast. */
  label: string;
  /** The name of the region, which mentions its key. */
  region: string;
  close: string;
}

const icons: Record<Tone, IconName> = { info: 'info', success: 'done', warning: 'alert', error: 'alert' };

interface ToastProps {
  toast: QueuedToast<ToastContent>;
  state: ToastState<ToastContent>;
  isClosing: boolean;
  texts: ToastTexts;
}

function Toast({ toast, state, isClosing, texts }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { toastProps, contentProps, titleProps, descriptionProps, closeButtonProps } = useToast(
    { toast },
    state,
    ref,
  );
  const { buttonProps } = useButton({ ...closeButtonProps, 'aria-label': texts.close }, closer);
  const swipe = useSwipe(() => state.close(toast.key));
  const { title, description, tone = 'info' } = toast.content;
  return (
    <div
      {...toastProps}
      {...swipe}
      ref={ref}
      aria-roledescription={texts.label}
      className={join(css.toast, isClosing && css.closing)}
    >
      <span className={css.mark[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <div {...contentProps}>
        <p {...titleProps} className={css.title}>
          {title}
        </p>
        {description !== undefined && (
          <p {...descriptionProps} className={css.description}>
            {description}
          </p>
        )}
      </div>
      <button {...buttonProps} ref={closer} className={join(button.icon, css.close)}>
        <Icon name="close" size="small" />
      </button>
    </div>
  );
}

const queue = new ToastExitQueue();

/** The region of the toasts, in the top right corner of every page. */
export function ToastRegion({ texts }: { texts: ToastTexts }) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useToastQueue(queue);
  const { regionProps } = useToastRegion({ 'aria-label': texts.region }, state, ref);
  useEffect(() => setToastHandler((content) => void queue.add(content)), []);
  useEffect(() => {
    const focusRegion = ({ key }: KeyboardEvent) => {
      if (key === toastHotkey) ref.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);
  return (
    <div {...regionProps} ref={ref} className={css.region}>
      {state.visibleToasts.map((toast) => (
        <Toast
          key={toast.key}
          toast={toast}
          state={state}
          isClosing={queue.isClosing(toast.key)}
          texts={texts}
        />
      ))}
    </div>
  );
}
