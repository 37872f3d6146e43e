import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** What the children show: with another value they are rendered again. */
  shows?: string;
  children: ReactNode;
}

/**
 * Shows a fallback where its children cannot be rendered, until they show something else or the guest goes back or
 * forward. React reports the error to the console.
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
