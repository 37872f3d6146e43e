import type { Finding, healthOperations } from '../../../contract/dashboard/health.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { runCommand } from '../commands/index.ts';
import { ensureEndpoint } from '../payments/checkEndpoint.ts';
import { GatewayUnreachable } from '../ports/gateway.ts';
import type { DashboardHandlers } from './dashboardCall.ts';
import { listProperties } from './listProperties.ts';
import { requireMaintenance } from './requireMaintenance.ts';

const worstFirst = ['failed', 'warning', 'ok'];

/** Reports the properties of the dashboard whose content has issues; the checks of the process read files only. */
async function checkProperties(host: HostContext, language: Language): Promise<Finding[]> {
  const properties = await listProperties(host, language);
  return properties
    .filter(({ managedBy, state }) => managedBy === 'dashboard' && state === 'online')
    .flatMap(({ property, name, errors, warnings, hasExamples }): Finding[] => {
      const count = errors + warnings + (hasExamples ? 1 : 0);
      if (count === 0) return [];
      return [
        {
          check: 'properties',
          code: 'content.property',
          params: { property, name, count },
          outcome: errors > 0 ? 'failed' : 'warning',
          found: `${name}: ${count} ${count === 1 ? 'remark' : 'remarks'} about its content`,
          fix: 'The review of the property lists them.',
        },
      ];
    });
}

/** The state of the site. */
export const healthHandlers: DashboardHandlers<keyof typeof healthOperations> = {
  getHealth: {
    async reads(host) {
      const maintenance = requireMaintenance(host);
      const [software, jobs, { version }] = await Promise.all([
        maintenance.describeSoftware(),
        runCommand(host, 'jobs.failed', {}),
        runCommand(host, 'database.examine', {}),
      ]);
      return {
        jobs: jobs.map(({ id, queue, reservation, since, tries, nextTry, why }) => ({
          id,
          queue,
          reservation,
          since,
          tries,
          nextTry,
          why,
        })),
        software: {
          ...software,
          database: maintenance.backups === undefined ? 'server' : 'embedded',
          postgres: version,
        },
      };
    },
  },

  checkSite: {
    async reads(host, { language }) {
      const found = await requireMaintenance(host).check();
      const findings = [...found, ...(await checkProperties(host, language))];
      return {
        checkedAt: new Date().toISOString(),
        findings: findings.toSorted((a, b) => worstFirst.indexOf(a.outcome) - worstFirst.indexOf(b.outcome)),
      };
    },
  },

  repairWebhook: {
    async external(host) {
      const { endpoints } = host.gateway;
      if (!endpoints) throw new Refusal('command-refused');
      try {
        await ensureEndpoint(host, endpoints);
        return { isCorrect: true as const };
      } catch (error) {
        if (!(error instanceof GatewayUnreachable)) throw error;
        throw new Refusal('payment-gateway');
      }
    },
  },
};
