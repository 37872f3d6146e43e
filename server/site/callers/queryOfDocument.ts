import { getPathLanguage, landingPage, takenUnitIds } from '../../../contract/rules/addresses.ts';
import { queryOfPage } from '../../../contract/rules/requestedDates.ts';
import { parseRequestedStay } from '../../../contract/rules/stayLink.ts';
import { daysLater } from '../../../contract/values/nights.ts';

const isPropertyPath = (path: string): boolean => {
  const [, , unitId = '', ...rest] = path.split('/');
  return unitId !== '' && rest.length === 0 && !takenUnitIds.includes(unitId);
};

/**
 * Returns the part of a query that changes the document, or an empty text: that of the page, and for a property the stay
 * in a shared link, which changes the link's preview. Invalid dates change nothing.
 */
export function queryOfDocument(path: string, query: string): string {
  const language = getPathLanguage(path);
  if (language === undefined || !isPropertyPath(path)) return queryOfPage(path, query);
  // The landing page has the same query for a stay.
  const stayQuery = queryOfPage(landingPage(language), query);
  // The previous day in UTC may be today at the property.
  const today = daysLater(new Date().toISOString().slice(0, 10), -1);
  return parseRequestedStay(stayQuery, { today }).dates ? stayQuery : '';
}
