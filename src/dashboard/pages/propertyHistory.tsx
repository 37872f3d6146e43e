import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { randomId } from '../../actors/randomId.ts';
import { createPropertyHistoryActors } from '../actors/propertyHistory.ts';
import { defineDashboardPage } from '../context/route.ts';
import { PropertyHistoryView } from '../views/propertyHistory/PropertyHistoryView.tsx';
import { parseVersions } from './parseVersions.ts';

/** The versions of a property. */
export const page = defineDashboardPage({
  createMachine: (dashboard) =>
    createPropertyHistoryActors(dashboard, parseVersions(window.location.search) !== undefined),
  getInput: ({ property = '', query = '' }) => ({
    visitId: randomId(),
    property,
    choice: parseVersions(query),
  }),
  changes: ['content'],
  View: ({ actor }) => {
    const query = useSearch();
    useEffect(() => actor.send({ type: 'address.changed', choice: parseVersions(query) }), [actor, query]);
    return <PropertyHistoryView actor={actor} />;
  },
});
