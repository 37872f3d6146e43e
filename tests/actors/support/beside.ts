import {
  createActor,
  setup,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';

interface Beside<Journey extends AnyStateMachine> {
  /** What the journey is called on its page. */
  id: string;
  journey: Journey;
  input: InputFrom<Journey>;
  /** What keeps it, and what that is about. */
  keeper: AnyActorLogic;
  about?: unknown;
}

/** Runs a journey with what keeps it, as its page does: the journey first. */
export function beside<Journey extends AnyStateMachine>(given: Beside<Journey>) {
  const { id, journey, input, keeper, about } = given;
  const page = createActor(
    setup({ actors: { journey: journey as AnyStateMachine, keeper } }).createMachine({
      invoke: [
        { id, src: 'journey', input: input as unknown },
        { id: 'keeper', src: 'keeper', input: about },
      ],
    }),
  ).start();
  return {
    actor: page.getSnapshot().children[id] as unknown as ActorRefFrom<Journey>,
    leave: () => void page.stop(),
  };
}
