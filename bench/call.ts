import type { Person } from '#test/support/people.ts'

/** One operation over HTTP, as the page calls it; throws for any answer but 200. */
export const callOperation = async (
  product: { url: string },
  who: Person,
  operation: string,
  body: object,
): Promise<unknown> => {
  const response = await fetch(`${product.url}/api/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.idToken}` },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${operation} answered ${response.status}: ${text}`)
  return JSON.parse(text)
}
