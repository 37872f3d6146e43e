import { emptyEntry } from '../../../machines/dashboard/refund/refund.machine.ts';
import { getDraft } from '../../../machines/dashboard/refund/selectors.ts';
import { readFormDraft } from '../../../machines/dashboard/shared/formDraft.ts';
import { randomId } from '../../actors/randomId.ts';
import { createRefundActors } from '../actors/refund.ts';
import { defineDashboardPage } from '../context/route.ts';
import { RefundView } from '../views/refund/RefundView.tsx';

/** The page of a refund of a part. */
export const page = defineDashboardPage({
  createMachine: createRefundActors,
  getInput: ({ number = '' }, { draft }) => ({
    visitId: randomId(),
    number,
    kind: 'refund' as const,
    draft: readFormDraft(draft, emptyEntry),
  }),
  getDraft,
  View: ({ actor }) => <RefundView actor={actor} />,
});
