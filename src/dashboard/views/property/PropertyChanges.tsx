import type { DocumentChange } from '../../../../contract/content/compareDocuments.ts';
import type { FieldPath } from '../../../../contract/content/issues.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { useFieldLabel } from '../../content/useFieldLabel.ts';
import { useValueText } from '../../content/useValueText.ts';
import { useText } from '../../i18n/index.ts';
import { findPlace } from '../../content/sections/places.ts';
import * as css from './property.css.ts';

const separator = ' › ';

/** A value of a field, and what it means. */
export function Value({ name, path, value }: { name: string; path: FieldPath; value: unknown }) {
  const text = useText();
  const described = useValueText()(path, value);
  return (
    <div className={css.value}>
      <dt className={css.valueName}>{name}</dt>
      <dd className={css.valueText}>
        {described === '' ? text('dashboard.review.empty') : <Verbatim>{described}</Verbatim>}
      </dd>
    </div>
  );
}

/** The labels of old and new values. */
interface Names {
  before: string;
  after: string;
}

/** The values of a change, each with its meaning. */
function Values({ change, before, after }: Names & { change: DocumentChange }) {
  const text = useText();
  const { path } = change;
  switch (change.kind) {
    case 'changed':
      return (
        <>
          <Value name={before} path={path} value={change.before} />
          <Value name={after} path={path} value={change.after} />
        </>
      );
    case 'added':
      return <Value name={text('dashboard.review.added')} path={path} value={change.after} />;
    case 'removed':
      return <Value name={text('dashboard.review.removed')} path={path} value={change.before} />;
    case 'moved': {
      const [from, to] = [change.from + 1, Number(path.at(-1)) + 1];
      return <Value name={text('dashboard.review.moved', { from, to })} path={path} value={change.item} />;
    }
  }
}

/** Shows the differences between two documents by section, with the old and the new value. */
export function PropertyChanges({ changes, ...names }: Names & { changes: readonly DocumentChange[] }) {
  const getLabel = useFieldLabel();
  const groups = [...Map.groupBy(changes, ({ path }) => findPlace(path)?.section.id)];
  return groups.map(([section, ofSection]) => {
    const labels = ofSection.map(({ path }) => getLabel(path).split(separator));
    // Labels begin with the name of the section.
    const heading = labels[0]!.length > 1 ? labels[0]![0] : undefined;
    return (
      <section key={section ?? ''} className={css.changes}>
        {heading !== undefined && <h3 className={css.section}>{heading}</h3>}
        <ul className={css.changeList}>
          {ofSection.map((change, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an item can be moved and changed
            <li key={index} className={css.change}>
              <p className={css.field}>
                {labels[index]!.slice(heading === undefined ? 0 : 1).join(separator)}
              </p>
              <dl className={css.values}>
                <Values {...names} change={change} />
              </dl>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
