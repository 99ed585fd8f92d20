/** Replaces `bowser` in the bundles. The SDK uses it in browsers only, for the user agent (ADR 267). */
export const parse = () => ({})
