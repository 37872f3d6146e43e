import type { Pool } from 'pg';
import * as v from 'valibot';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Filter?: string | undefined;
  Plans?: PlanNode[] | undefined;
}

const planNode: v.GenericSchema<PlanNode> = v.object({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Index Name': v.optional(v.string()),
  'Index Cond': v.optional(v.string()),
  Filter: v.optional(v.string()),
  Plans: v.optional(v.array(v.lazy(() => planNode))),
});

const plans = v.object({
  rows: v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: planNode })]) })]),
});

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

/** Tables and partial indexes with some rows for each property, or only rows of some hours or days. */
const bounded: Readonly<Record<string, string>> = {
  unit: 'one row for each property',
  property_version_published: 'one row for each property',
  property_version: 'some rows for each property',
  calendar: 'some rows for each property',
  installation: 'one row',
  webhook_endpoint: 'one row',
  site_secret: 'two rows',
  site_settings_published: 'one row',
  task_lease: 'one row',
  one_time_password: 'rows are stored for 15 minutes',
  code_mail: 'rows are stored for an hour',
  caller_count: 'rows are stored for two hours',
  access_code: 'rows are stored for a day',
  host_user: 'one row for each person with access',
  host_credential: 'some rows for each person with access',
  host_session: 'some rows for each person with access',
  host_network: 'some rows for each person with access',
  host_code: 'rows are stored for a day',
  host_change_reservation: 'a counter',
  host_change_nights: 'a counter',
  host_change_job: 'a counter',
  host_change_conflict: 'a counter',
  host_change_session: 'a counter',
  host_change_content: 'a counter',
  host_change_calendar: 'a counter',
  host_challenge: 'rows are stored for five minutes',
  host_link: 'rows are stored for an hour',
  contact_message: 'rows are stored for 14 days at most',
  guests_draft: 'rows are stored until departure',
  blocked_nights: 'rows of past nights are stored for 30 days',
  job_common: 'jobs are stored for a week',
  queue: 'one row for each kind of job',
  kysely_migration: 'one row for each migration',
  reservation_with_callers: 'unpaid reservations of the last day',
  reservation_awaiting_payment: 'unpaid reservations, which are stored for 30 days after the hold expired',
};

const isBounded = (name = '') => name.startsWith('pg_') || Object.hasOwn(bounded, name);

/** Plans a statement for unknown parameters, as a prepared statement. */
export async function planStatement(pool: Pick<Pool, 'query'>, sql: string): Promise<PlanNode[]> {
  const answer = await pool.query(`explain (generic_plan, format json) ${sql}`);
  return flatten(v.parse(plans, answer).rows[0]['QUERY PLAN'][0].Plan);
}

/** The index scans of which a limit reads only the first rows: without a filter, directly or as the outer part of a join. */
function findLimited(node: PlanNode, isLimited = node['Node Type'] === 'Limit'): PlanNode[] {
  const [first, ...others] = node.Plans ?? [];
  const joins = ['Limit', 'Nested Loop', 'Hash Join'].includes(node['Node Type']);
  const isFirstRead = isLimited && node['Index Name'] !== undefined && node.Filter === undefined;
  return [
    ...(isFirstRead ? [node] : []),
    ...(first ? findLimited(first, (isLimited && joins) || first['Node Type'] === 'Limit') : []),
    ...others.flatMap((other) => findLimited(other)),
  ];
}

/** Returns the growing tables and indexes that a statement would read as a whole. */
export async function findScans(pool: Pick<Pool, 'query'>, sql: string): Promise<string[]> {
  const nodes = await planStatement(pool, sql);
  const firstRows = findLimited(nodes[0]!);
  const scanned = nodes.filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' ||
      (node['Index Name'] && !node['Index Cond'] && !firstRows.includes(node)),
  );
  return scanned
    .filter((node) => !isBounded(node['Relation Name']) && !isBounded(node['Index Name']))
    .map((node) => node['Index Name'] ?? node['Relation Name']!);
}
