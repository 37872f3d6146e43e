import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '../../src/ui/toast/notify.ts';
import { maxToasts, ToastExitQueue, toastExit, toastTimeout } from '../../src/ui/toast/ToastExitQueue.ts';
import { ToastRegion } from '../../src/ui/toast/ToastRegion.tsx';
import { swipeThreshold } from '../../src/ui/toast/useSwipe.ts';

const words = { label: 'Notification', region: 'Notifications (F8)', close: 'Close this notification' };

const titles = () => screen.queryAllByRole('alertdialog').map((toast) => toast.textContent);
const pass = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};
const say = (title: string) => act(() => notify({ title }));

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion texts={words} />);
});

afterEach(() => {
  pass(toastTimeout + toastExit);
  cleanup();
  vi.useRealTimers();
});

const drag = (toast: HTMLElement, distance: number) => {
  fireEvent.pointerDown(toast, { button: 0, clientX: 10 });
  fireEvent.pointerMove(toast, { clientX: 10 + distance });
  fireEvent.pointerUp(toast, { clientX: 10 + distance });
};

describe('a toast', () => {
  test('closes by itself after 5000 ms and is removed 200 ms later', () => {
    expect([toastTimeout, toastExit]).toEqual([5000, 200]);
    say('Saved');
    pass(5000);
    expect(titles()).toEqual(['Saved']);
    pass(199);
    expect(titles()).toEqual(['Saved']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('a toast closed by hand is removed 200 ms later', () => {
    say('Saved');
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    pass(199);
    expect(titles()).toEqual(['Saved']);
    pass(1);
    expect(titles()).toEqual([]);
  });

  test('waits while the pointer rests on the toasts', () => {
    say('Saved');
    fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
    pass(toastTimeout + toastExit);
    expect(titles()).toEqual(['Saved']);
    fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' });
  });

  test('a toast moves away to the right, past 50 pixels', () => {
    expect(swipeThreshold).toBe(50);
    say('Saved');
    drag(screen.getByRole('alertdialog'), 50);
    pass(toastExit);
    expect(titles()).toEqual(['Saved']);
    drag(screen.getByRole('alertdialog'), 51);
    pass(toastExit);
    expect(titles()).toEqual([]);
  });

  test('a toast does not move away to the left', () => {
    say('Saved');
    drag(screen.getByRole('alertdialog'), -80);
    pass(toastExit);
    expect(titles()).toEqual(['Saved']);
  });

  test('a toast is labelled as a notification', () => {
    say('Saved');
    expect(screen.getByRole('alertdialog').getAttribute('aria-roledescription')).toBe('Notification');
  });
});

describe('the area of the toasts', () => {
  test('an equal toast replaces the earlier one and has its whole time', () => {
    say('Link copied');
    pass(toastTimeout - 1);
    for (let press = 0; press < 6; press += 1) say('Link copied');
    say('Saved');
    expect(titles()).toEqual(['Saved', 'Link copied']);
    pass(toastTimeout - 1);
    expect(titles()).toEqual(['Saved', 'Link copied']);
    act(() => notify({ title: 'Saved', description: 'On this device' }));
    expect(titles()).toHaveLength(3);
  });

  test('keeps the five newest', () => {
    expect(maxToasts).toBe(5);
    for (const title of ['1', '2', '3', '4', '5', '6']) say(title);
    expect(titles()).toEqual(['6', '5', '4', '3', '2']);
  });

  test('takes the focus with F8', () => {
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: words.region }));
  });
});

test('a toast that came before anything could draw it is shown once something can', () => {
  cleanup();
  notify({ title: 'Early' });
  render(<ToastRegion texts={words} />);
  expect(titles()).toEqual(['Early']);
});

test('closing a toast twice removes it once', () => {
  const queue = new ToastExitQueue();
  const onClose = vi.fn<() => void>();
  const key = queue.add({ title: 'Saved' }, { onClose });
  queue.close(key);
  queue.close(key);
  vi.advanceTimersByTime(toastExit);
  expect(onClose).toHaveBeenCalledTimes(1);
});
