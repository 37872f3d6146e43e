import { act, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { VersionNotice, type VersionNoticeState } from '../../src/ui/version/VersionNotice.tsx';

const words = { newer: 'There is a newer version.', updating: 'Updating…', update: 'Update', later: 'Later' };

/** A page whose guest can be in a field, and in which a newer version is offered. */
function open() {
  const showState = (state: VersionNoticeState, hasField = true) => rerender(page(state, hasField));
  const page = (state: VersionNoticeState, hasField: boolean) => (
    <>
      <main id="main" tabIndex={-1}>
        {hasField && <input aria-label="Name" />}
        <button type="button">Next</button>
      </main>
      <VersionNotice
        notice={state}
        texts={words}
        onUpdate={() => showState('updating')}
        onLater={() => showState(undefined, hasField)}
      />
    </>
  );
  const { rerender } = render(page('newer', true));
  return showState;
}

const button = (name: string) => screen.getByRole('button', { name });
const focuses = (element: HTMLElement) => act(() => element.focus());
const presses = (name: string) => {
  focuses(button(name));
  act(() => button(name).click());
};
const field = () => screen.getByRole('textbox', { name: 'Name' });

describe('the focus after the offer of a newer version', () => {
  test('stays while the update runs, which cannot be requested twice', () => {
    const showState = open();
    presses('Update');
    expect(document.activeElement).toBe(button('Update'));
    expect(button('Update').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    showState('newer');
    expect(document.activeElement).toBe(button('Update'));
    expect(button('Update').getAttribute('aria-busy')).toBeNull();
  });

  test('returns to its earlier position after “later”', () => {
    open();
    focuses(field());
    focuses(button('Update'));
    presses('Later');
    expect(document.activeElement).toBe(field());
  });

  test('returns to its earlier position after staying on the page', () => {
    const showState = open();
    focuses(field());
    presses('Update');
    showState(undefined);
    expect(document.activeElement).toBe(field());
  });

  test('moves to the page if it had no position, or its element is gone', () => {
    const showState = open();
    presses('Later');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    showState('newer');
    focuses(field());
    focuses(button('Later'));
    showState('newer', false);
    presses('Later');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('stays at a new position of the guest', () => {
    const showState = open();
    presses('Update');
    focuses(button('Next'));
    showState(undefined);
    expect(document.activeElement).toBe(button('Next'));
  });
});

test('is not taken by the offer', () => {
  const showState = open();
  showState(undefined);
  showState('newer');
  expect(document.activeElement).toBe(document.body);
});
