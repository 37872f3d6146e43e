import { describe, expect, test } from 'vitest';
import { ids } from './support/locales.ts';
import { sources, walkTree, type Node } from './support/sources.ts';

/** Ids that the sources assemble from a word; `*` replaces the word. */
const patterns = [
  'amenity.*',
  'amenityCategory.*',
  'arrival.topic.*',
  'cancellation.*.text',
  'cancellation.*.title',
  'content.*',
  'dashboard.audit.kind.*',
  'dashboard.backups.failed.*',
  'dashboard.backups.problem.*',
  'dashboard.backups.running.*',
  'dashboard.health.check.*',
  'dashboard.health.fine.*',
  'dashboard.health.fix.*',
  'dashboard.health.found.*',
  'dashboard.health.outcome.*',
  'dashboard.health.software.*',
  'dashboard.history.state.*',
  'dashboard.imports.missing.*',
  'dashboard.imports.note.*',
  'dashboard.imports.problem.*',
  'dashboard.imports.property.problem.*',
  'dashboard.imports.row.*',
  'dashboard.properties.action.*',
  'dashboard.properties.done.*',
  'dashboard.properties.effect.*',
  'dashboard.properties.state.*',
  'dashboard.reservation.action.*',
  'dashboard.reservation.receivedAs.*',
  'dashboard.reservation.history.*',
  'dashboard.reservation.money.*',
  'dashboard.reservation.payment.*',
  'dashboard.reservation.registration.*',
  'dashboard.reservation.source.*',
  'dashboard.booking.pay.*',
  'dashboard.booking.pay.*.about',
  'dashboard.booking.pay.as.*',
  'dashboard.booking.step.*',
  'dashboard.booking.taken.*',
  'dashboard.review.width.*',
  'dashboard.role.*',
  'dashboard.settings.*',
  'dashboard.settings.address.*',
  'dashboard.settings.address.*.text',
  'dashboard.settings.legal.*',
  'dashboard.settings.mail.security.*',
  'dashboard.settings.missing.*',
  'dashboard.settings.mode.*',
  'dashboard.field.due.*',
  'dashboard.field.icon.*',
  'dashboard.field.kind.*',
  'dashboard.field.phoneShownTo.*',
  'dashboard.violation.*',
  'dashboard.welcome.*.action',
  'dashboard.welcome.*.text',
  'dashboard.welcome.*.title',
  'dashboard.welcome.service.*',
  'dashboard.welcome.step.*',
  'dashboard.role.*.about',
  'error.*.text',
  'error.*.title',
  'legal.*',
  'missing.*',
  'missing.invoice.*',
  'navigation.*',
  'nearby.to.*',
  'newProperty.*.name',
  'newProperty.*.text',
  'obstacle.*',
  'price.line.*',
  'problem.*.text',
  'problem.*.title',
  'reservation.about.*',
  'reservation.kept.*.text',
  'reservation.kept.*.title',
  'reservation.payment.*',
  'reservation.status.*',
  'registration.documentType.*',
  'registration.part.*',
  'registration.progress.*',
  'sandbox.*.text',
  'sandbox.*.title',
  'sandbox.mailbox.*',
  'steps.*',
  'success.*.text',
  'violation.*',
];

const fitting = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '([A-Za-z_.]+)')}$`);

const getNodes = (...globs: string[]) => sources(...globs).flatMap(({ tree }) => [...walkTree(tree)]);
const shown = getNodes('src/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}');
const known = getNodes(
  'contract/{values,schemas,dashboard,imports}/*.ts',
  'contract/content/**/*.ts',
  'machines/**/*.ts',
);

const literals = (nodes: Node[]) =>
  nodes.flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []));

const keys = (nodes: Node[]) =>
  nodes.flatMap(({ type, key }) =>
    type === 'Property' && (key as Node).type === 'Identifier' ? [String((key as Node)['name'])] : [],
  );

/** A template's fixed parts, with `*` for each of its holes. */
const templates = (nodes: Node[]) =>
  nodes.flatMap(({ type, quasis }) =>
    type === 'TemplateLiteral'
      ? [(quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('*')]
      : [],
  );

/** The message ids that the translating functions are called with. */
const translatorArguments = shown.flatMap(({ type, callee, arguments: given }) =>
  type === 'CallExpression' && ['text', 'say'].includes(String((callee as Node)['name']))
    ? [...walkTree((given as Node[])[0]!)]
    : [],
);

const written = new Set(literals(shown));
const words = new Set([...written, ...keys(shown), ...literals(known), ...keys(known)]);

const madeFromWords = (id: string) =>
  patterns.some((pattern) => {
    const [matched, ...parts] = fitting(pattern).exec(id) ?? [];
    return matched !== undefined && parts.every((part) => words.has(part));
  });

describe('messages', () => {
  test('are used', () => {
    expect(ids.filter((id) => !written.has(id) && !madeFromWords(id))).toEqual([]);
  });

  test('ids are composed with known patterns only', () => {
    const made = new Set(templates(shown));
    expect(patterns.filter((pattern) => !made.has(pattern))).toEqual([]);
    expect(templates(translatorArguments).filter((template) => !patterns.includes(template))).toEqual([]);
  });

  test('exist whenever one is requested', () => {
    const areas = new Set(ids.map((id) => id.split('.')[0]));
    const usedIds = literals(translatorArguments).filter(
      (word) => word.includes('.') && areas.has(word.split('.')[0]),
    );
    expect(usedIds.length).toBeGreaterThan(0);
    expect(usedIds.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
