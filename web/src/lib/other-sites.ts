/** Leaves the page for an address that is not its own. A method, so that a test can look on: jsdom cannot be left. */
export const otherSites = {
  visit: (url: string): void => window.location.assign(url),
}
