/** The landing page's anchors. The browser's own links: a router would drop the query that the page was opened with. */
export const SiteNav = () => (
  <nav className="site-nav" aria-label="On this page">
    <a href="#features">Features</a>
    <a href="#pricing">Pricing</a>
  </nav>
)
