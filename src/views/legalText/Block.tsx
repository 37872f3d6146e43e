import type { LegalBlock, Run } from '../../../contract/schemas/legal.ts';
import { Hosts } from './Hosts.tsx';
import { renderParts } from './renderParts.ts';
import * as css from './legalText.css.ts';

function Words({ run: { text, strong, emphasis, href } }: { run: Run }) {
  const plain = emphasis ? <em>{text}</em> : text;
  const words = strong ? <strong className={css.strong}>{plain}</strong> : plain;
  return href === undefined ? (
    words
  ) : (
    <a href={href} rel="noreferrer">
      {words}
    </a>
  );
}

const Runs = ({ runs }: { runs: readonly Run[] }) => renderParts(runs, (run) => <Words run={run} />);

const getItem = (runs: readonly Run[]) => (
  <li>
    <Runs runs={runs} />
  </li>
);

function List({ list: { isNumbered, items } }: { list: Extract<LegalBlock, { kind: 'list' }> }) {
  const As = isNumbered ? 'ol' : 'ul';
  return (
    <As className={css.list[isNumbered ? 'numbered' : 'plain']}>
      {renderParts(items, ({ runs, items: within }) => (
        <li>
          <Runs runs={runs} />
          {within.length > 0 && <ul className={css.list.plain}>{renderParts(within, getItem)}</ul>}
        </li>
      ))}
    </As>
  );
}

const getHead = (runs: readonly Run[]) => (
  <th scope="col" className={css.cell}>
    <Runs runs={runs} />
  </th>
);

const getCell = (runs: readonly Run[]) => (
  <td className={css.cell}>
    <Runs runs={runs} />
  </td>
);

const Table = ({ table: { head, rows } }: { table: Extract<LegalBlock, { kind: 'table' }> }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
  <div className={css.wide} tabIndex={0} role="group">
    <table className={css.table}>
      <thead>
        <tr>{renderParts(head, getHead)}</tr>
      </thead>
      <tbody>
        {renderParts(rows, (cells) => (
          <tr>{renderParts(cells, getCell)}</tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A block of a legal text. */
export function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'heading': {
      const As = block.level === 2 ? 'h2' : 'h3';
      return (
        <As className={block.level === 2 ? css.heading : css.subheading}>
          <Runs runs={block.runs} />
        </As>
      );
    }
    case 'paragraph':
      return (
        <p className={css.paragraph}>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list':
      return <List list={block} />;
    case 'table':
      return <Table table={block} />;
    case 'hosts':
      return <Hosts hosts={block.hosts} />;
  }
}
