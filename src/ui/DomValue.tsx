import { Component, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLFieldSetElement;

interface Props<Value, Element extends Control> {
  control: RefObject<Element | null>;
  value: Value;
  /** Returns the value that the control has in the DOM. */
  read: (control: Element) => Value;
  onChange: (value: Value) => void;
}

/**
 * Reports values that a control received without an event: before hydration, or from a password manager. It reads the
 * DOM when the field appears, before React would overwrite the value, and before the form is submitted or a button in
 * it is used. It must be rendered after the control, whose `ref` React sets first.
 */
export class DomValue<Value, Element extends Control> extends Component<Props<Value, Element>> {
  private form: HTMLFormElement | null = null;

  private readonly report = (event?: Event) => {
    const { control, value, read, onChange } = this.props;
    const element = control.current;
    // The control reports its own events.
    if (!element || (event && element.contains(event.target as Node))) return;
    const current = read(element);
    if (current !== value) onChange(current);
  };

  /** The value that the control itself has reported. */
  private reported: Value | undefined;

  private readonly recordReport = ({ target }: Event) => {
    const element = this.props.control.current;
    if (element?.contains(target as Node)) this.reported = this.props.read(element);
  };

  override componentDidMount() {
    this.form = this.props.control.current?.closest('form') ?? null;
    this.form?.addEventListener('input', this.recordReport, true);
    this.form?.addEventListener('change', this.recordReport, true);
    this.form?.addEventListener('submit', this.report, true);
    this.form?.addEventListener('click', this.report, true);
    this.report();
  }

  override getSnapshotBeforeUpdate({ value: previous }: Props<Value, Element>) {
    const { control, read } = this.props;
    const current = control.current && read(control.current);
    if (current !== null && current !== previous && current !== this.reported) this.report();
    return null;
  }

  // React requires this method if the previous one is defined.
  override componentDidUpdate() {}

  override componentWillUnmount() {
    this.form?.removeEventListener('input', this.recordReport, true);
    this.form?.removeEventListener('change', this.recordReport, true);
    this.form?.removeEventListener('submit', this.report, true);
    this.form?.removeEventListener('click', this.report, true);
  }

  override render() {
    return null;
  }
}

/** Returns the value of a text control. */
export const readText = ({ value }: Exclude<Control, HTMLFieldSetElement>): string => value;
