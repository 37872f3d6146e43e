import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, Visitor, type TemplateLiteral } from 'oxc-parser';

/** What brings all texts of the language along: src/ui/withTexts.ts. */
const textsMarker = 'withTexts';

/** Other pages bring all texts of their language. */
const isPage = (file: string) => file.includes('/src/pages/');

/** The ids that a template such as `problem.${kind}.text` can come to. */
function toPattern({ quasis }: TemplateLiteral): RegExp | undefined {
  const [first = '', ...rest] = quasis.map(({ value }) => value.cooked ?? '');
  const hasPrefix = /^\w+\./.test(first);
  return hasPrefix
    ? new RegExp(`^${[first, ...rest].map((part) => RegExp.escape(part)).join('[\\w-]+')}$`)
    : undefined;
}

interface Module {
  /** Whatever is written in it between quotation marks. */
  literals: ReadonlySet<string>;
  /** The ids that its templates can come to. */
  patterns: readonly RegExp[];
  /** The modules of the site that come with it. */
  imports: readonly string[];
}

/** An id as it is written in a module: between quotation marks. */
const quoted = /(?<quote>['"])(?<id>[\w.-]+)\k<quote>/g;

/** Only where one of these stands is it worth the time to have all of a module taken to pieces. */
const hasMore = new RegExp(`\`\\w+\\.[^\`]*\\$\\{|\\b${textsMarker}\\(`);

function parseModule(file: string, source: string): Module {
  const parsed = parseSync(file, source);
  const { module } = parsed;
  const literals = new Set([...source.matchAll(quoted)].map(({ groups }) => groups!['id']!));
  const patterns: RegExp[] = [];
  const textLoads: { start: number; end: number }[] = [];
  const visitor = new Visitor({
    TemplateLiteral: (template) => {
      const pattern = toPattern(template);
      if (pattern) patterns.push(pattern);
    },
    CallExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && callee.name === textsMarker) textLoads.push({ start, end });
    },
  });
  if (hasMore.test(source)) visitor.visit(parsed.program);
  const at = (specifier: string) => resolve(dirname(file), specifier);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const later = module.dynamicImports
    .filter(({ start, end }) => !textLoads.some((call) => call.start <= start && end <= call.end))
    .map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
    .filter((specifier) => !isPage(at(specifier)));
  const imports = [...imported, ...reexports, ...later]
    .filter((specifier) => specifier.startsWith('.') && /\.tsx?$/.test(specifier))
    .map(at);
  return { literals, patterns, imports };
}

const parsed = new Map<string, { source: string; module: Module }>();

/** What a module says and brings; it is read for each page in each language, and parsed once. */
function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.source === source) return known.module;
  const module = parseModule(file, source);
  parsed.set(file, { source, module });
  return module;
}

/**
 * Tells of the id of a text whether pages of the site can say it before all texts of the language have come: it is named
 * in the modules that come with `entries`, at once or later, but for what `withTexts` loads.
 */
export function createFirstMessages(entries: readonly string[]): (id: string) => boolean {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const module = readModule(file);
    for (const literal of module.literals) literals.add(literal);
    patterns.push(...module.patterns);
    module.imports.forEach(visit);
  };
  entries.forEach(visit);
  return (id) => literals.has(id) || patterns.some((pattern) => pattern.test(id));
}
