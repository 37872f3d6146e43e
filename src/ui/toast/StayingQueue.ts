import { ToastQueue, type ToastOptions } from '@react-stately/toast';
import type { ToastContent } from './notify.ts';

/** At most this many toasts are kept; a further one closes the oldest. */
export const maxToasts = 5;

/** Milliseconds until a toast closes by itself. */
export const toastTimeout = 5000;

/** Milliseconds from closing to removal, for the eye to follow. */
export const toastExit = 200;

/** react-stately's queue, with toasts that stay a moment after they were closed. */
export class StayingQueue extends ToastQueue<ToastContent> {
  readonly #closing = new Set<string>();

  override add(content: ToastContent, options: ToastOptions = {}): string {
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
    // A new array: the toasts are the same, but one of them looks different now.
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
