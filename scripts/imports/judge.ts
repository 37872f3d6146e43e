import { getImports, type Import } from './getImports.ts';
import { rules, type Rule } from './rules.ts';

const fits = (patterns: readonly RegExp[] | undefined, to: string) =>
  patterns?.some((pattern) => pattern.test(to)) ?? false;

function isAllowed(rule: Rule, { to, isPackage, typesOnly }: Import): boolean {
  if (isPackage) return rule.packages === undefined || fits(rule.packages, to) || typesOnly;
  return fits(rule.files, to) || (typesOnly && fits(rule.types, to));
}

/** Returns a file's forbidden imports, in sentences. */
export function findOffences(file: string, source: string): string[] {
  const rule = rules.find(({ part }) => part.test(file));
  if (!rule) return [`${file} belongs to no part of the repository that scripts/imports/rules.ts defines.`];
  return getImports(file, source)
    .filter((found) => !isAllowed(rule, found))
    .map(({ to }) => `${file} may not import ${to}. ${rule.why}`);
}
