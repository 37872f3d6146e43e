import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip } from '../../src/ui/Tooltip.tsx';

const named = (text: string) => (
  <Tooltip text={`About ${text}`}>
    {(describedBy) => (
      <button type="button" aria-describedby={describedBy}>
        {text}
      </button>
    )}
  </Tooltip>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.advanceTimersByTime(10_000);
  render(
    <>
      {named('One')}
      {named('Two')}
    </>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};
const button = (name: string) => screen.getByRole('button', { name });
const rest = (name: string) => fireEvent.pointerEnter(button(name), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
const shown = () => screen.queryByRole('tooltip')?.textContent;

describe('a tooltip', () => {
  test('shows once the pointer has rested for 700 ms', () => {
    rest('One');
    pass(699);
    expect(shown()).toBeUndefined();
    pass(1);
    expect(shown()).toBe('About One');
  });

  test('shows at once on going to the next control within 300 ms', () => {
    rest('One');
    pass(700);
    leave('One');
    pass(299);
    rest('Two');
    pass(0);
    expect(shown()).toBe('About Two');
  });

  test('waits again when the pointer comes later than that', () => {
    rest('One');
    pass(700);
    leave('One');
    pass(300);
    rest('Two');
    pass(699);
    expect(shown()).toBeUndefined();
  });

  test('describes its control, and goes with Escape', () => {
    rest('One');
    pass(700);
    expect(button('One').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    fireEvent.keyDown(button('One'), { key: 'Escape' });
    expect(shown()).toBeUndefined();
  });
});
