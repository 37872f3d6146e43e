import type { Tone } from '../Notice.tsx';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: Tone;
}

type ToastHandler = (content: ToastContent) => void;

let handler: ToastHandler | undefined;
const waiting: ToastContent[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The first one fetches what draws it. */
export function notify(content: ToastContent): void {
  if (handler) {
    handler(content);
    return;
  }
  waiting.push(content);
  for (const listener of listeners) listener();
}

/** Hands over the toasts that came before there was a region, and all that follow. */
export function takeToasts(take: ToastHandler): () => void {
  handler = take;
  for (const content of waiting.splice(0)) take(content);
  return () => {
    handler = undefined;
  };
}

export function onToastPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isToastPending = (): boolean => waiting.length > 0;
