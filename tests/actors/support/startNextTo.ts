import {
  createActor,
  setup,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyStateMachine,
  type InputFrom,
} from 'xstate';

interface ChildOptions<Journey extends AnyStateMachine> {
  /** The id of the journey on its page. */
  id: string;
  journey: Journey;
  input: InputFrom<Journey>;
  /** Other journeys of the page with the same input, by id. */
  others?: Readonly<Record<string, AnyStateMachine>>;
  /** The sidecar and its input. */
  sidecar: AnyActorLogic;
  about?: unknown;
}

/** Starts a journey and then its sidecar, as a page does. */
export function startNextTo<Journey extends AnyStateMachine>(given: ChildOptions<Journey>) {
  const { id, journey, input, others = {}, sidecar, about } = given;
  const actors: Record<string, AnyActorLogic> = { journey, sidecar, ...others };
  const page = createActor(
    setup({ actors }).createMachine({
      invoke: [
        { id, src: 'journey', input: input as unknown },
        ...Object.keys(others).map((name) => ({ id: name, src: name, input: input as unknown })),
        { id: 'sidecar', src: 'sidecar', input: about },
      ],
    }),
  ).start();
  return {
    actor: page.getSnapshot().children[id] as unknown as ActorRefFrom<Journey>,
    /** Another journey of the page. */
    other: <Other extends AnyStateMachine>(name: string) =>
      page.getSnapshot().children[name] as unknown as ActorRefFrom<Other>,
    leave: () => void page.stop(),
  };
}
