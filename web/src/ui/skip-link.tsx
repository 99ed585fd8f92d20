/** The first tab stop of every page. */
export const SkipLink = () => (
  <a className="skip-link" href="#main">
    Skip to content
  </a>
)
