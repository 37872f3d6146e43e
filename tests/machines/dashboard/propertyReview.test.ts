import { describe } from 'vitest';
import { propertyReviewModel } from '../../../machines/dashboard/propertyReview/propertyReview.model.ts';
import { outcomeDescriptions } from '../laws/outcomes.ts';
import { testLaws } from '../laws/testLaws.ts';
import { propertyReviewRules } from '../rules/dashboard/propertyReview.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the review of a property', () => {
  testRules(propertyReviewModel, propertyReviewRules);
  testLaws(propertyReviewModel, { failureDescriptions: outcomeDescriptions });
});
