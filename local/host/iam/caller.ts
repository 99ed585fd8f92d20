/** The credential of a call: access key, and region and service of its scope in Signature Version 4. */
export type Credential = { accessKeyId: string; region: string; service: string }

/** Reads the Authorization header; undefined for an unsigned call. */
export const parseCredential = (authorization: string | undefined): Credential | undefined => {
  const [, accessKeyId, region, service] =
    /^AWS4-HMAC-SHA256 Credential=([^\s,]+)\/\d{8}\/([^/\s,]+)\/([^/\s,]+)\/aws4_request\b/.exec(authorization ?? '') ??
    []
  return accessKeyId && region && service ? { accessKeyId, region, service } : undefined
}
