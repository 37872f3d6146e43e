import { queues } from '../../../server/host/jobs/queues.ts';
import { createFakeBackend } from '../../site/support/createFakeBackend.ts';
import { hostFigures } from '../../site/support/hostFigures.ts';
import { openTestSite } from '../../site/support/site.ts';

/** The metrics that Prometheus and node_exporter provide. */
const others = ['up', 'node_filesystem_avail_bytes'];

/** Reads the metrics of a site with each kind of problem. */
export async function readSiteMetrics(): Promise<string> {
  const backend = createFakeBackend({ observe: () => Promise.resolve(hostFigures) });
  const { ask, readMetrics } = await openTestSite({ backend });
  await ask('/en');
  return readMetrics();
}

/** The metrics in an expression: its names that are neither functions, nor labels, nor units of a range. */
const metricsIn = (expression: string) =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby \([^)]*\)/g, '')
    .match(/(?<![\w.])[a-z_]\w*\b(?!\s*\()/g)!
    .map((name) => name.replace(/_(count|sum|bucket)$/, ''));

/** The values that a label of a metric has, and those of queues and routes, which are not in the sample. */
function getValues(metrics: string, metric: string, label: string): string[] {
  if (label === 'queue') return Object.keys(queues);
  const samples = metrics.matchAll(new RegExp(`^${metric}\\{[^}]*\\b${label}="([^"]*)"`, 'gm'));
  return [...samples].map(([, value]) => value!);
}

/** Finds metrics of a PromQL expression that the site does not have, and labels or values that they do not have. */
export function findUnknown(expression: string, metrics: string): string[] {
  const known = [...metrics.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  const unknown = metricsIn(expression).filter((name) => ![...known, ...others].includes(name));
  const selectors = [...expression.matchAll(/(estadia_\w+)\{([^}]*)\}/g)].flatMap(([, metric, selector]) =>
    // `job` is a label that Prometheus adds.
    [...selector!.matchAll(/(?!job=)\b(\w+)(!?=~?)"([^"]*)"/g)].map(([whole, label, operator, value]) => ({
      metric: metric!,
      whole,
      label: label!,
      operator,
      value,
    })),
  );
  const unmatched = selectors.filter(({ metric, label, value }) => {
    const matches = new RegExp(`^(?:${value})$`);
    return !getValues(metrics, metric, label).some((one) => matches.test(one));
  });
  return [...unknown, ...unmatched.map(({ metric, whole }) => `${metric}{${whole}}`)];
}
