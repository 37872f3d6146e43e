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

/** Shows a toast. The first toast loads the region. */
export function notify(content: ToastContent): void {
  if (handler) {
    handler(content);
    return;
  }
  waiting.push(content);
  for (const listener of listeners) listener();
}

/** Passes the waiting toasts and all later ones to the region. Returns the function that ends this. */
export function setToastHandler(newHandler: ToastHandler): () => void {
  handler = newHandler;
  for (const content of waiting.splice(0)) newHandler(content);
  return () => {
    handler = undefined;
  };
}

export function onToastPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isToastPending = (): boolean => waiting.length > 0;
