/** The landing page's anchors. Native links, because the router would drop the query of the address. */
export const SiteNav = () => (
  <nav className="site-nav" aria-label="On this page">
    <a href="#features">Features</a>
    <a href="#pricing">Pricing</a>
  </nav>
)
