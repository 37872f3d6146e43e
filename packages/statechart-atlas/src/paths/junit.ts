import { XMLBuilder } from 'fast-xml-parser';
import type { ReplayedPath, ReplayReport } from './replayed.ts';

const getFailedStep = ({ steps }: ReplayedPath) => {
  const at = steps.findIndex(({ outcome }) => outcome === 'failed');
  return at < 0 ? undefined : { at, ...steps[at]! };
};

function toFailure(path: ReplayedPath) {
  const failed = getFailedStep(path);
  if (!failed) return { '@_message': path.why ?? '', '#text': path.why ?? '' };
  const message = `step ${failed.at}: ${failed.words} → ${failed.state}`;
  return { '@_message': message, '#text': failed.why ?? '' };
}

const testcase = (path: ReplayedPath) => ({
  '@_classname': path.machine,
  '@_name': `${path.id}: ${path.title}`,
  '@_time': path.seconds.toFixed(3),
  ...(path.outcome === 'failed' && { failure: toFailure(path) }),
  ...(path.outcome === 'not walked' && { skipped: { '@_message': path.why ?? '' } }),
});

const count = (paths: readonly ReplayedPath[], outcome: ReplayedPath['outcome']) =>
  paths.filter((path) => path.outcome === outcome).length;

const testsuite = ([machine, paths]: [string, readonly ReplayedPath[]]) => ({
  '@_name': machine,
  '@_tests': paths.length,
  '@_failures': count(paths, 'failed'),
  '@_skipped': count(paths, 'not walked'),
  '@_time': paths.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
  testcase: paths.map(testcase),
});

/** Renders the results of paths as JUnit XML. */
export function asJunit({ paths }: ReplayReport): string {
  const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });
  const suites = [...Map.groupBy(paths, ({ machine }) => machine)].map(testsuite);
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    testsuites: { testsuite: suites },
  });
}
