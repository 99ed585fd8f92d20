/** Who signed a call, for which region and service: the credential scope of Signature Version 4. */
export type Credential = { accessKeyId: string; region: string; service: string }

/** Reads the Authorization header; undefined for a call that is not signed. */
export const credentialOf = (authorization: string | undefined): Credential | undefined => {
  const [, accessKeyId, region, service] =
    /^AWS4-HMAC-SHA256 Credential=([^\s,]+)\/\d{8}\/([^/\s,]+)\/([^/\s,]+)\/aws4_request\b/.exec(authorization ?? '') ??
    []
  return accessKeyId && region && service ? { accessKeyId, region, service } : undefined
}
