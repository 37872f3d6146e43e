/** Models of XState machines, and the configuration of the atlas. */
export {
  defineModel,
  defineUserEvent,
  defineAnswer,
  defineFailure,
  defineDelay,
  toReceivedEvent,
  toTimedEvent,
} from './model.ts';
export type { Model, ModelEvent, UnreachableState } from './model.ts';
export type { EventReference, Product, ProductCall, ProductMail, ProductPage, Stage } from './product.ts';
