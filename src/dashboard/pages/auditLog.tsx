import { createAuditLogActors } from '../actors/auditLog.ts';
import { defineDashboardPage } from '../context/route.ts';
import { AuditLogView } from '../views/auditLog/AuditLogView.tsx';
import { parseLogFilters } from './parseLogFilters.ts';

/** The page on which an owner sees what people did. */
export const page = defineDashboardPage({
  createMachine: createAuditLogActors,
  getInput: ({ query = '' }) => ({ filters: parseLogFilters(query) }),
  View: ({ actor, session: { properties } }) => <AuditLogView actor={actor} properties={properties} />,
});
