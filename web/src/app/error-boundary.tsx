import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'
import { renewFailedScreens } from './lazy-screen.tsx'

type Props = { at: string; children: ReactNode }
type State = { at: string; failure: { error: unknown } | null }

class Boundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ at }: Props, before: State): State | null {
    return at === before.at ? null : { at, failure: null }
  }

  override componentDidCatch(): void {
    renewFailedScreens()
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <ErrorPage error={failure.error} /> : this.props.children
  }
}

/** Shows the error screen in place of routes that failed, until the person opens another address. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary at={useLocation().key}>{children}</Boundary>
)
