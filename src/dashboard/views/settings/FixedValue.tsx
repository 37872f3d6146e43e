import { label as labelStyle } from '../../../ui/Field.css.ts';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import * as css from './settings.css.ts';
import { useSourceText, type ValueSource } from './sources.ts';

interface Props {
  label: string;
  value: string;
  from: ValueSource;
}

/** A value that the dashboard does not change, and where it is set. */
export function FixedValue({ label, value, from }: Props) {
  const source = useSourceText()(from);
  return (
    <div className={css.fixed}>
      <p className={labelStyle}>{label}</p>
      <p className={css.fixedValue}>
        <Verbatim>{value}</Verbatim>
      </p>
      {source !== undefined && <p className={css.source}>{source}</p>}
    </div>
  );
}
