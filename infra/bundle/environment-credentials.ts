/**
 * Replaces `@aws-sdk/credential-provider-node` in the bundles. Lambda passes credentials in environment variables, so the SDK's
 * chain of files, SSO, web identities and metadata services is not needed (ADR 121).
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
