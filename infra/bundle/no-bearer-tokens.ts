/** Replaces `@aws-sdk/token-providers` in the bundles. Functions sign their calls and use no bearer token (ADR 121). */

const refuse = () => async (): Promise<never> => {
  throw new Error('The bundles have no bearer tokens.')
}

export const nodeProvider = refuse
export const fromEnvSigningName = refuse
