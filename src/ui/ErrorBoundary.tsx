import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** Identifies the content of the children: if it changes, they are rendered again. */
  shows?: string;
  children: ReactNode;
}

/**
 * Shows a fallback if its children throw, until their content changes or the guest navigates the history. React reports
 * the error to the console.
 */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  private readonly recover = () => {
    if (this.state.isBroken) this.setState({ isBroken: false });
  };

  override componentDidMount() {
    window.addEventListener('popstate', this.recover);
  }

  override componentDidUpdate({ shows }: Props) {
    if (shows !== this.props.shows) this.recover();
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', this.recover);
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
