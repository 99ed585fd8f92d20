/** The claims of a token, unverified. Throws if the token cannot be read. */
export const decodePayload = (token: string): unknown => {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0))))
}
