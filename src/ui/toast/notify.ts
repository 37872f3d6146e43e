import type { Tone } from '../Notice.tsx';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: Tone;
}

type Taker = (content: ToastContent) => void;

let taker: Taker | undefined;
const waiting: ToastContent[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The first one fetches what draws it. */
export function notify(content: ToastContent): void {
  if (taker) {
    taker(content);
    return;
  }
  waiting.push(content);
  for (const tell of listeners) tell();
}

/** Hands over the toasts that came before there was a region, and all that follow. */
export function takeToasts(take: Taker): () => void {
  taker = take;
  for (const content of waiting.splice(0)) take(content);
  return () => {
    taker = undefined;
  };
}

export function onToastWanted(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const isToastWanted = (): boolean => waiting.length > 0;
