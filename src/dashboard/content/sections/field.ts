import type { Field } from './item.ts';

/** Creates a field of a section. */
export const field = (
  path: Field['path'],
  label: Field['label'],
  kind: Field['kind'],
  options: Omit<Field, 'path' | 'label' | 'kind'> = {},
): Field => ({ path, label, kind, ...options });
