import { ToastQueue, type ToastOptions } from '@react-stately/toast';
import type { ToastContent } from './notify.ts';

/** The maximum number of toasts; one more closes the oldest. */
export const maxToasts = 5;

/** The time after which a toast closes automatically, in milliseconds. */
export const toastTimeout = 5000;

/** The duration of the exit animation, in milliseconds. */
export const toastExit = 200;

const isSame = (a: ToastContent, b: ToastContent) =>
  a.title === b.title && a.description === b.description && a.tone === b.tone;

/** The toast queue of react-stately, in which closed toasts stay for the duration of their exit animation. */
export class ToastExitQueue extends ToastQueue<ToastContent> {
  readonly #closing = new Set<string>();

  override add(content: ToastContent, options: ToastOptions = {}): string {
    for (const same of this.visibleToasts.filter((toast) => isSame(toast.content, content)))
      this.#remove(same.key);
    const key = super.add(content, { timeout: toastTimeout, ...options });
    for (const oldest of this.visibleToasts.slice(maxToasts)) this.#remove(oldest.key);
    return key;
  }

  override close(key: string): void {
    if (this.#closing.has(key)) return;
    this.#closing.add(key);
    this.#notifyListeners();
    setTimeout(() => this.#remove(key), toastExit);
  }

  isClosing(key: string): boolean {
    return this.#closing.has(key);
  }

  #remove(key: string): void {
    super.close(key);
    this.#closing.delete(key);
  }

  #notifyListeners(): void {
    // A new array makes React render again, because one of the same toasts has changed its appearance.
    this.visibleToasts = [...this.visibleToasts];
    this.resumeAll();
    for (const notify of this.#listeners) notify();
  }

  readonly #listeners = new Set<() => void>();

  override subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    const leave = super.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      leave();
    };
  }
}
