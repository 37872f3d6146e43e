import * as v from 'valibot';
import { contentSteps } from '../content/firstSteps.ts';
import { means } from '../schemas/means.ts';
import { unitId } from '../schemas/primitives.ts';
import type { HostOperation } from '../operation.ts';
import { issue } from './properties.ts';
import { missingServices } from './settings.ts';

/** The steps from nothing to a public property, in their order. */
export const firstSteps = ['person', ...contentSteps, 'review'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The largest number of errors that a step names. */
export const mostNamedErrors = 40;

const step = v.object({
  step: v.picklist(firstSteps),
  isDone: v.boolean(),
  errors: means(
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    'The number of errors in the draft that belong to the step.',
  ),
  missing: means(v.array(issue), 'The first of these errors, at most 40.'),
});
export type StepProgress = v.InferOutput<typeof step>;

const progress = v.object({
  next: means(
    v.picklist([...firstSteps, 'closed', 'online']),
    'The first step that is not done; `closed` if the property is published but the site lacks a service; `online` if nothing is missing.',
  ),
  property: means(
    v.nullable(
      v.object({
        id: unitId,
        name: means(v.string(), 'The name in the language of the person; the id if it has none yet.'),
        state: v.picklist(['draft', 'online']),
      }),
    ),
    'The first published property, else the newest draft; null if the site has no property of its own.',
  ),
  steps: means(v.array(step), 'All steps, in their order.'),
  services: means(
    v.array(v.picklist(missingServices)),
    'What the site still lacks before guests can book; `property` if a published one has example values.',
  ),
});
export type FirstRunProgress = v.InferOutput<typeof progress>;

/** The way of an owner from nothing to a public property. */
export const firstRunOperations = {
  showProgress: {
    method: 'get',
    path: '/first-run',
    summary: 'Show what is missing before the first property is public',
    success: { status: 200, answer: progress },
    problems: {},
    roles: ['owner'],
    effect: 'reads',
  },
} as const satisfies Record<string, HostOperation>;
