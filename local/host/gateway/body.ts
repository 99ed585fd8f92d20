/** The bytes of a request's body; null for more than `limit` bytes. Stops reading at the limit. */
export const bodyWithin = async (request: Request, limit: number): Promise<Uint8Array | null> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > limit) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
