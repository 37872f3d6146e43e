import { createAuditLogActors } from '../actors/auditLog.ts';
import type { PageProps } from '../context/route.ts';
import { useJourneyActor } from '../journey/useJourneyActor.ts';
import { AuditLogView } from '../views/auditLog/AuditLogView.tsx';

/** The page on which an owner sees what people did. */
export const page = ({ session: { properties } }: PageProps) => (
  <AuditLogView actor={useJourneyActor(createAuditLogActors, undefined)} properties={properties} />
);
