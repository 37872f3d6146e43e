import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { VersionNotice, type VersionNoticeState } from '../../src/ui/version/VersionNotice.tsx';

afterEach(cleanup);

const words = { newer: 'There is a newer version.', updating: 'Updating…', update: 'Update', later: 'Later' };

/** A page whose guest can be in a field, and in which a newer version is offered. */
function open() {
  const say = (said: VersionNoticeState, hasField = true) => rerender(page(said, hasField));
  const page = (said: VersionNoticeState, hasField: boolean) => (
    <>
      <main id="main" tabIndex={-1}>
        {hasField && <input aria-label="Name" />}
        <button type="button">Next</button>
      </main>
      <VersionNotice
        notice={said}
        words={words}
        onUpdate={() => say('updating')}
        onLater={() => say(undefined, hasField)}
      />
    </>
  );
  const { rerender } = render(page('newer', true));
  return say;
}

const button = (name: string) => screen.getByRole('button', { name });
const focuses = (element: HTMLElement) => act(() => element.focus());
const presses = (name: string) => {
  focuses(button(name));
  act(() => button(name).click());
};
const field = () => screen.getByRole('textbox', { name: 'Name' });

describe('who answers the offer of a newer version', () => {
  test('keeps the focus while the update is on its way, and cannot ask for it twice', () => {
    const say = open();
    presses('Update');
    expect(document.activeElement).toBe(button('Update'));
    expect(button('Update').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    say('newer');
    expect(document.activeElement).toBe(button('Update'));
    expect(button('Update').getAttribute('aria-busy')).toBeNull();
  });

  test('the focus returns to where it was after “later”', () => {
    open();
    focuses(field());
    focuses(button('Update'));
    presses('Later');
    expect(document.activeElement).toBe(field());
  });

  test('the focus returns to where it was after staying on the page', () => {
    const say = open();
    focuses(field());
    presses('Update');
    say(undefined);
    expect(document.activeElement).toBe(field());
  });

  test('the focus moves to the page when it was nowhere before, or when its element is gone', () => {
    const say = open();
    presses('Later');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    say('newer');
    focuses(field());
    focuses(button('Later'));
    say('newer', false);
    presses('Later');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('stays where they have gone meanwhile', () => {
    const say = open();
    presses('Update');
    focuses(button('Next'));
    say(undefined);
    expect(document.activeElement).toBe(button('Next'));
  });
});

test('a newer version that is offered takes no focus', () => {
  const say = open();
  say(undefined);
  say('newer');
  expect(document.activeElement).toBe(document.body);
});
