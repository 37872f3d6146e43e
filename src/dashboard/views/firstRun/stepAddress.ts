import {
  dashboardPages,
  propertyPageAddress,
  propertySectionAddress,
  settingsPath,
} from '../../../../contract/dashboard/pages.ts';
import type { FirstRunProgress, FirstStep } from '../../../../contract/dashboard/firstRun.ts';
import type { MissingService } from '../../../../contract/dashboard/settings.ts';
import { sortIssues } from '../../content/sections/nextMissing.ts';
import { getIssueAddress } from '../property/issueAddress.ts';

/** The section of the editor with which a step of the content begins. */
const sectionOfStep = { price: 'prices', photos: 'photos', terms: 'terms' } as const;

/** Returns the address of a step; undefined for one that needs a property, while there is none. */
export function getStepAddress({ property, steps }: FirstRunProgress, step: FirstStep): string | undefined {
  if (step === 'person') return dashboardPages.passkeys;
  if (property === null) return step === 'property' ? dashboardPages.newProperty : undefined;
  if (step === 'review') return propertyPageAddress('propertyReview', property.id);
  const [first] = sortIssues(steps.find((one) => one.step === step)!.missing);
  if (first) return getIssueAddress(property.id, first);
  return step === 'property'
    ? propertyPageAddress('property', property.id)
    : propertySectionAddress(property.id, sectionOfStep[step]);
}

/** Returns the address of the settings of a service, or of a property with example values. */
export const getServiceAddress = (property: string, service: MissingService): string =>
  service === 'property' ? propertyPageAddress('property', property) : settingsPath(service);
