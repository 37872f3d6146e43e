import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, type AnyActorRef } from 'xstate';
import { emptyForm } from '../../machines/registration/forms.ts';
import { sampleStoredReservation, sampleVisit } from '../../machines/shared/reservation.samples.ts';
import { createGuestsDraftActors } from '../../src/actors/guestsDraft.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';

const guests = [{ ...emptyForm, surname: 'Costa', documentNumber: 'CANARY' }, emptyForm];
const link = { reservationId: sampleVisit.reservationId, token: sampleVisit.token };

const running: AnyActorRef[] = [];
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop();
  vi.restoreAllMocks();
});

function opened(...answers: Parameters<typeof createFakeHost>) {
  const { api, requests } = createFakeHost(...answers);
  const actor = createActor(
    createGuestsDraftActors(() => Promise.resolve(api)),
    { input: sampleVisit },
  ).start();
  running.push(actor);
  actor.send({ type: 'reservation.updated', reservation: sampleStoredReservation });
  const becomes = async (state: string) => {
    await expect.poll(() => actor.getSnapshot().value).toEqual({ on: state });
  };
  return { actor, requests, becomes };
}

const hide = (how: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(how);
  document.dispatchEvent(new Event('visibilitychange'));
};

const keptAt = '2027-01-01T00:00:00Z';

describe('a draft of the guest forms', () => {
  test('hiding the page sends the draft to the host, with no part of the link in an address', async () => {
    const { actor, requests, becomes } = opened(answerJson({ draft: null }), answerJson({ keptAt }));
    await becomes('idle');
    actor.send({ type: 'forms.changed', guests });
    hide('visible');
    expect(actor.getSnapshot().value).toEqual({ on: 'typing' });
    hide('hidden');
    await becomes('kept');
    expect(requests.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/1/reservation/guests/draft/read', link],
      [
        'POST /api/1/reservation/guests/draft',
        {
          ...link,
          guests,
          revision: { by: expect.any(String) as string, number: expect.any(Number) as number },
        },
      ],
    ]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('leaving the page sends the draft', async () => {
    const { actor, requests, becomes } = opened(answerJson({ draft: null }), answerJson({ keptAt }));
    await becomes('idle');
    actor.send({ type: 'forms.changed', guests });
    window.dispatchEvent(new Event('pagehide'));
    await expect.poll(() => requests.length).toBe(2);
    actor.stop();
  });

  test('a draft from this page has the page’s id and an increasing number', async () => {
    const first = opened(answerJson({ draft: null }), answerJson({ keptAt }), answerJson({ keptAt: null }));
    await first.becomes('idle');
    first.actor.send({ type: 'forms.changed', guests });
    hide('hidden');
    await first.becomes('kept');
    first.actor.send({ type: 'forms.changed', guests: null });
    hide('hidden');
    await first.becomes('idle');
    const sent = first.requests
      .slice(1)
      .map(({ body }) => body as { revision: { by: string; number: number }; follows?: object });
    const [one, other] = sent.map(({ revision }) => revision);
    expect(other).toEqual({ by: one!.by, number: one!.number + 1 });
    expect(sent[1]!.follows).toEqual(one);

    // Typed on it before it was asked for: newer than what the host has of this page.
    const again = opened(answerJson({ draft: { guests, revision: other, keptAt } }), answerJson({ keptAt }));
    again.actor.send({ type: 'forms.changed', guests });
    await again.becomes('typing');
    const another = { by: 'another page', number: 1 };
    const otherPage = opened(answerJson({ draft: { guests, revision: another, keptAt } }));
    otherPage.actor.send({ type: 'forms.changed', guests });
    await otherPage.becomes('differing');
  });

  test('the draft is sent again when the connection returns', async () => {
    const { actor, requests, becomes } = opened(
      answerJson({ draft: null }),
      () => Promise.reject(new TypeError('no connection')),
      answerJson({ keptAt }),
    );
    await becomes('idle');
    actor.send({ type: 'forms.changed', guests });
    hide('hidden');
    await becomes('notKept');
    actor.send({ type: 'connection.returned' });
    await becomes('kept');
    expect(requests).toHaveLength(3);
  });
});
