import type { ListedVersion } from '../../../contract/dashboard/properties.ts';
import { draftDocument, publishedDocument, publishedProperty } from '../shared/property.samples.ts';
import type { Comparison, LoadedHistory, VersionChoice } from './propertyHistory.types.ts';

const imported: ListedVersion = {
  version: 3,
  state: 'superseded',
  managedBy: 'dashboard',
  author: null,
  note: null,
  createdAt: '2027-02-01T09:00:00Z',
  publishedAt: '2027-02-01T09:00:00Z',
};

/** A property with three versions. */
export const sampleHistory: LoadedHistory = {
  shown: publishedProperty,
  versions: [
    {
      ...imported,
      version: 4,
      state: 'published',
      author: 'Inês Carvalhal',
      note: 'Room for a fifth guest',
      createdAt: '2027-03-02T10:00:00Z',
      publishedAt: '2027-03-02T10:05:00Z',
    },
    imported,
    { ...imported, version: 2, createdAt: '2027-01-04T09:00:00Z', publishedAt: '2027-01-04T09:00:00Z' },
  ],
};

/** The earlier version, compared with the published one. */
export const sampleChoice: VersionChoice = { version: 3, other: 4 };
export const sampleComparison: Comparison = {
  history: sampleHistory,
  compared: { version: publishedDocument, other: draftDocument },
};
