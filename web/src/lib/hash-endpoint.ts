const ID_LENGTH = 22

/** The id under which the endpoint of a push subscription is stored: the start of its SHA-256 in base64url. */
export const hashEndpoint = async (endpoint: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, ID_LENGTH)
}
