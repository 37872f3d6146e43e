import type { AnyActorLogic, AnyActorRef, ActorRefFrom } from 'xstate';

/** Returns another journey of the same page by its id. */
export function getSibling<Journey extends AnyActorLogic>(
  self: AnyActorRef,
  id: string,
): ActorRefFrom<Journey> {
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const { children } = self._parent!.getSnapshot() as { children: Record<string, ActorRefFrom<Journey>> };
  return children[id]!;
}
