import type { StayImportContext } from './stayImport.types.ts';

/** Returns the stays that can be imported, as far as the host knows. */
export const getImportableStays = ({ stays, examined }: Pick<StayImportContext, 'stays' | 'examined'>) =>
  stays.filter((_, index) => examined[index]?.problem === null);
