import { describe } from 'vitest';
import { photoUploadModel } from '../../../machines/dashboard/photoUpload/photoUpload.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { photoUploadRules } from '../rules/dashboard/photoUpload.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the upload of a photo', () => {
  testRules(photoUploadModel, photoUploadRules);
  testLaws(photoUploadModel, {
    waitFor: { 'underWay.queued': 'the end of other uploads' },
  });
});
