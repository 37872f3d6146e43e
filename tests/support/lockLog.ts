import {
  OperationNodeTransformer,
  TableNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RawNode,
  type SelectQueryNode,
} from 'kysely';

const tableIn = (node: OperationNode | undefined) =>
  node !== undefined && TableNode.is(node) ? node.table.identifier.name : '?';

/** Returns the values that a condition compares with. */
const valuesIn = (node: unknown): unknown[] => {
  if (Array.isArray(node)) return node.flatMap(valuesIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('kind' in node && node.kind === 'ValueNode' && 'value' in node) return [node.value];
  if ('kind' in node && node.kind === 'PrimitiveValueListNode' && 'values' in node)
    return [node.values].flat();
  return Object.values(node).flatMap(valuesIn);
};

/** Records the locked rows (`for update`) and advisory locks, in the order in which they are requested. */
export class LockLog extends OperationNodeTransformer implements KyselyPlugin {
  #locks: string[] = [];
  #failsNext = false;

  /** Makes the next lock without waiting fail. */
  refuseNext(): void {
    this.#failsNext = true;
  }

  /** Returns the locks since the last call. */
  taken(): string[] {
    return this.#locks.splice(0);
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const modifiers = node.endModifiers ?? [];
    const lock = modifiers.find(({ modifier }) => modifier === 'ForUpdate' || modifier === 'ForNoKeyUpdate');
    if (lock) {
      const isOrdered = node.orderBy !== undefined;
      const isHasty = modifiers.some(({ modifier }) => modifier === 'NoWait');
      const isSkipping = modifiers.some(({ modifier }) => modifier === 'SkipLocked');
      const rows = node.where ? ` ${valuesIn(node.where).join(' ')}` : '';
      const about = `${rows}${isOrdered ? ' in order' : ''}${isSkipping ? ' unless locked' : ''}`;
      this.#locks.push(`${tableIn(lock.of?.[0] ?? node.from?.froms[0])}${about}`);
      if (isHasty && this.#failsNext) {
        this.#failsNext = false;
        throw Object.assign(new Error('could not obtain lock'), { code: '55P03' });
      }
    }
    return super.transformSelectQuery(node, queryId);
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    if (node.sqlFragments[0]?.includes('pg_advisory_xact_lock')) {
      this.#locks.push(`mark ${valuesIn(node.parameters).join(' ')}`);
    }
    return super.transformRaw(node, queryId);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    return this.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}
