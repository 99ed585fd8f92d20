/** Reads base64 as signed bytes, as the weights of a model are stored. */
export const readSignedBytes = (base64: string): Int8Array => {
  const bytes = atob(base64)
  const numbers = new Int8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) numbers[at] = bytes.charCodeAt(at)
  return numbers
}
