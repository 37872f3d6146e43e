import { findFineCode, findProblemCode, findSubject } from '../../../../contract/dashboard/findingCodes.ts';
import type { Finding } from '../../../../contract/dashboard/health.ts';
import { useText } from '../../i18n/index.ts';

/** The texts of a finding. */
interface FindingText {
  found: string;
  fix: string | null;
  /** The first mistake in a file, in English; undefined without one. */
  detail?: string | undefined;
  /** Whether the texts are in English, because this version of the dashboard has none. */
  isEnglish: boolean;
}

/** Returns the texts of findings. */
export function useFindingText() {
  const text = useText();
  return {
    getSubject: (finding: Finding): string => {
      const subject = findSubject(finding.code);
      return subject ? text(`dashboard.health.check.${subject}`) : finding.check;
    },
    getText: ({ code, params, found, fix }: Finding): FindingText => {
      const known = findProblemCode(code);
      if (!known) return { found, fix, isEnglish: true };
      return {
        found: text(`dashboard.health.found.${known}`, params),
        fix: text(`dashboard.health.fix.${known}`, params),
        detail: typeof params['first'] === 'string' ? params['first'] : undefined,
        isEnglish: false,
      };
    },
    /** Returns the details of a finding without a problem; undefined if it has none. */
    getDetails: ({ code, params }: Finding): string | undefined => {
      const known = findFineCode(code);
      return known && text(`dashboard.health.fine.${known}`, params);
    },
  };
}
