/** Navigates to another site. A method, so that a test can spy on it: jsdom cannot navigate. */
export const otherSites = {
  visit: (url: string): void => window.location.assign(url),
}
