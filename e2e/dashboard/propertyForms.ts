import type { Page } from '@playwright/test';
import { changeFields } from '../../contract/content/documentFields.ts';
import {
  propertyComparisonAddress,
  propertyIssuesAddress,
  propertyPageAddress,
  propertySectionAddress,
} from '../../contract/dashboard/pages.ts';
import type { ShownProperty } from '../../contract/dashboard/properties.ts';
import { startedUpload } from '../../machines/dashboard/photoUpload/photoUpload.samples.ts';
import { sampleHistory } from '../../machines/dashboard/propertyHistory/propertyHistory.samples.ts';
import { publishedDocument } from '../../machines/dashboard/shared/property.samples.ts';
import { addresses } from '../support/calls.ts';
import { problemAnswer } from '../support/problems.ts';
import { expect } from '../support/test.ts';
import type { MessageId } from '../support/words.ts';
import { fullProperty } from './fullProperty.ts';
import { checkInPath } from './propertyEditorExpected.ts';

type Read = (id: MessageId) => string;

/** The address of each form, and how somebody opens it. */
export type Forms = Readonly<
  Record<string, readonly [address: string, show?: (page: Page, read: Read) => Promise<void>]>
>;

const { property } = fullProperty;
const { versions } = sampleHistory;
/** A property that can be published, and one that files manage. */
const completeProperty: ShownProperty = { ...fullProperty, property: 'moinho', errors: [], warnings: [] };
const propertyInFiles: ShownProperty = { ...fullProperty, property: 'palheiro', managedBy: 'files' };

/** The answers of the host, by the end of their path. */
export const propertyAnswers: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    [fullProperty, completeProperty, propertyInFiles].map((one) => [`/properties/${one.property}`, one]),
  ),
  [`/properties/${property}/versions`]: { versions },
  [`/properties/${property}/versions/3`]: { version: 3, document: publishedDocument },
  [`/properties/${property}/versions/4`]: { version: 4, document: fullProperty.document },
};

/** The sections of the editor of a property. */
const sections = [
  'basics',
  'location',
  'texts',
  'amenities',
  'rooms',
  'photos',
  'prices',
  'stays',
  'rules',
  'taxes',
  'terms',
  'arrival',
  'contact',
  'registration',
  'reviews',
] as const;

/** Whether an address is that of a section of the editor. */
export const isSection = (address: string): boolean => address.includes('/edit/');

/** Changes a field that somebody else changes as well. */
async function causeConflict(page: Page, theirs: Partial<ShownProperty>): Promise<void> {
  await page.route(addresses.saveContent, (route) =>
    route.fulfill(problemAnswer('saveContent', 'draft-changed', false)!),
  );
  await page.route(addresses.showProperty, (route) =>
    route.fulfill({ json: { ...fullProperty, revision: 'revision-2', ...theirs } }),
  );
  const checkIn = page.locator(`[name="field-${checkInPath.join('-')}"]`);
  await checkIn.fill('16:30');
  await checkIn.blur();
  await expect(page.getByRole('main')).toHaveAttribute('data-state', /^conflict\.(choosing|inFiles)$/);
}

/** Sends four files: one is refused, one fails, and two are under way. */
async function sendPhotos(page: Page): Promise<void> {
  // The parts stay under way while the page is checked.
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  const problems = { 1: 'photo-too-many-pixels', 2: 'not-found' } as const;
  await page.route('**/photo-uploads/*/parts?*', () => undefined);
  await page.route('**/photo-uploads', (route) => {
    const { size } = route.request().postDataJSON() as { size: number };
    const problem = size in problems && problems[size as keyof typeof problems];
    return problem
      ? route.fulfill(problemAnswer('saveContent', problem, false)!)
      : route.fulfill({ status: 201, json: { ...startedUpload, size } });
  });
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles(
      [1, 2, 3, 4, 5].map((size) => ({
        name: `IMG_20260713_18412${size}_a_photo_with_a_long_name.jpg`,
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(size),
      })),
    );
  await expect(page.getByRole('progressbar')).toHaveCount(3);
}

/** The forms of a property: its sections, and what follows from changes. */
export const propertyForms: Forms = {
  'the review of a property': [propertyPageAddress('propertyReview', completeProperty.property)],
  'the review of an incomplete property': [propertyPageAddress('propertyReview', property)],
  'the history of a property': [propertyPageAddress('propertyHistory', property)],
  'the comparison of two versions': [propertyComparisonAddress(property, 3, 4)],
  'the overview of a property': [propertyPageAddress('property', property)],
  ...Object.fromEntries(
    sections.map((section) => [
      `the section ${section} of a property`,
      [propertyIssuesAddress(property, section)] as const,
    ]),
  ),
  ...Object.fromEntries(
    (['location', 'rooms', 'photos'] as const).map((section) => [
      `the section ${section} of a property in files`,
      [propertySectionAddress(propertyInFiles.property, section)] as const,
    ]),
  ),
  'the conflict with another person': [
    propertySectionAddress(property, 'rules'),
    (page) =>
      causeConflict(page, {
        document: changeFields(fullProperty.document, [
          { path: checkInPath, value: '17:00' },
          {
            path: ['texts', 'en', 'description'],
            value: ['A flat with a long description in Alfama. '.repeat(20)],
          },
        ]),
      }),
  ],
  'the changes of a property that files manage now': [
    propertySectionAddress(property, 'rules'),
    (page) => causeConflict(page, { managedBy: 'files' }),
  ],
  'photos that are being sent': [propertySectionAddress(property, 'photos'), sendPhotos],
};
