import { getImports, type Import } from './getImports.ts';
import { rules, type Rule } from './rules.ts';

const fits = (patterns: readonly RegExp[] | undefined, to: string) =>
  patterns?.some((pattern) => pattern.test(to)) ?? false;

function isAllowed(rule: Rule, { to, isPackage, typesOnly }: Import): boolean {
  if (isPackage) return rule.packages === undefined || fits(rule.packages, to) || typesOnly;
  return fits(rule.files, to) || (typesOnly && fits(rule.types, to));
}

/** What a file imports against the rules, in sentences. */
export function findOffences(file: string, source: string): string[] {
  const rule = rules.find(({ part }) => part.test(file));
  if (!rule) return [`${file} belongs to no part that scripts/imports/rules.ts knows.`];
  return getImports(file, source)
    .filter((found) => !isAllowed(rule, found))
    .map(({ to }) => `${file} may not import ${to}. ${rule.why}`);
}
