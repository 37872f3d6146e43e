import type { VersionChoice } from '../../../machines/dashboard/propertyHistory/propertyHistory.types.ts';

const parseVersion = (text: string | null) =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Returns the two versions that an address compares; undefined if it does not name two. */
export function parseVersions(query: string): VersionChoice | undefined {
  const parameters = new URLSearchParams(query);
  const [version, other] = [parseVersion(parameters.get('version')), parseVersion(parameters.get('with'))];
  return version !== undefined && other !== undefined ? { version, other } : undefined;
}
