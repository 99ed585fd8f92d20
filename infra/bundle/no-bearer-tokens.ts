/** In the bundles this stands for `@aws-sdk/token-providers`: functions sign their calls and have no bearer token. */

const refuse = () => async (): Promise<never> => {
  throw new Error('The bundles have no bearer tokens.')
}

export const nodeProvider = refuse
export const fromEnvSigningName = refuse
