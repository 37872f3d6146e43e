/** Models of XState machines, and the configuration of the atlas. */
export { defineModel } from './defineModel.ts';
export {
  defineUserEvent,
  defineAnswer,
  defineFailure,
  defineDelay,
  toReceivedEvent,
  toTimedEvent,
  getFolder,
} from './model.ts';
export { defineAtlas } from './defineAtlas.ts';
export type { AtlasConfig } from './defineAtlas.ts';
export type { Model, ModelEvent, UnreachableState } from './model.ts';
export type { EventReference, Product, ProductCall, ProductMail, ProductPage, Stage } from './product.ts';
