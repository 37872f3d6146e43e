import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, Visitor, type TemplateLiteral } from 'oxc-parser';

/** The function that loads all messages of the language (src/ui/withTexts.ts). */
const textsMarker = 'withTexts';

/** Whether a file is a page. Pages that are loaded later come with all messages of their language. */
const isPage = (file: string) => file.includes('/src/pages/');

/** Returns a pattern of the message ids that a template such as `problem.${kind}.text` can produce. */
function toPattern({ quasis }: TemplateLiteral): RegExp | undefined {
  const [first = '', ...rest] = quasis.map(({ value }) => value.cooked ?? '');
  const hasPrefix = /^\w+\./.test(first);
  return hasPrefix
    ? new RegExp(`^${[first, ...rest].map((part) => RegExp.escape(part)).join('[\\w-]+')}$`)
    : undefined;
}

interface Module {
  /** All quoted words in the module. */
  literals: ReadonlySet<string>;
  /** The patterns of the message ids that its templates can produce. */
  patterns: readonly RegExp[];
  /** The modules of the site that it imports. */
  imports: readonly string[];
}

/** A message id in a module, between quotation marks. */
const quoted = /(?<quote>['"])(?<id>[\w.-]+)\k<quote>/g;

/** Only modules that match this are worth the time to traverse their syntax tree. */
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

/**
 * Returns the message ids and imports of a module. Each page in each language reads the module, but it is parsed only
 * once.
 */
function readModule(file: string): Module {
  const source = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.source === source) return known.module;
  const module = parseModule(file, source);
  parsed.set(file, { source, module });
  return module;
}

/**
 * Returns a function that checks whether the site can show a message before all messages of the language are loaded.
 * That is the case if the modules that `entries` import, statically or dynamically, contain its id. Imports by
 * `withTexts` do not count.
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
