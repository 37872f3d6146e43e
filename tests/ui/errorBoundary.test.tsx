import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const Child = ({ throws }: { throws: boolean }) => {
  if (throws) throw new DOMException('not a child of this node', 'NotFoundError');
  return <p>content</p>;
};

const boundary = (throws: boolean, shows = 'form') => (
  <ErrorBoundary fallback={<p>fallback</p>} shows={shows}>
    <Child throws={throws} />
  </ErrorBoundary>
);

describe('The error boundary', () => {
  it('shows the fallback in place of children that throw', () => {
    render(boundary(true));
    expect(screen.getByText('fallback')).toBeDefined();
  });

  it('keeps the fallback while the children would show the same', () => {
    const { rerender } = render(boundary(true));
    rerender(boundary(false));
    expect(screen.getByText('fallback')).toBeDefined();
  });

  it('renders the children again when they show something else', () => {
    const { rerender } = render(boundary(true));
    rerender(boundary(false, 'code'));
    expect(screen.getByText('content')).toBeDefined();
  });

  it('renders the children again when the guest goes back or forward', () => {
    const { rerender } = render(boundary(true));
    rerender(boundary(false));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.getByText('content')).toBeDefined();
  });
});
