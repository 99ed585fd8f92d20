/** The first stop of Tab on every page. */
export const SkipLink = () => (
  <a className="skip-link" href="#main">
    Skip to content
  </a>
)
