/**
 * In the bundles this stands for `@aws-sdk/credential-provider-node`: Lambda gives a function its credentials in environment
 * variables, so the chain of files, SSO, web identities and metadata services that the SDK would try is not needed
 * (docs/adr/121-what-the-bundles-leave-out.md).
 */

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

export const defaultProvider = () => async (): Promise<Credentials> => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new Error('Environment variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing.')
  }
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
  }
}
