import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, setup, type ActorRefFrom } from 'xstate';
import { createInitialSnapshot } from '../../machines/shared/journeyState.ts';
import { useJourney } from '../../src/frame/useJourney.ts';

const lamp = setup({ types: { events: {} as { type: 'switched' } } }).createMachine({
  initial: 'off',
  states: { off: { on: { switched: 'on' } }, on: {} },
});
const initial = createInitialSnapshot<typeof lamp>('off', {});

function Lamp({ journey }: { journey?: ActorRefFrom<typeof lamp> }) {
  const snapshot = useJourney(journey, initial);
  return (
    <p>{`${snapshot.value}, ${snapshot.can({ type: 'switched' }) ? 'can be switched' : 'is not there'}`}</p>
  );
}

test('useJourney renders the initial snapshot until the journey runs, and then each new one', () => {
  const { rerender } = render(<Lamp />);
  expect(screen.getByText('off, is not there')).toBeDefined();
  const journey = createActor(lamp).start();
  rerender(<Lamp journey={journey} />);
  expect(screen.getByText('off, can be switched')).toBeDefined();
  act(() => journey.send({ type: 'switched' }));
  expect(screen.getByText('on, is not there')).toBeDefined();
});
