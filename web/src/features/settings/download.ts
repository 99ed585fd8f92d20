/** Milliseconds until the object URL is revoked; a browser may ask before it saves. */
const KEPT = 60_000

/** Saves a text as a file download. */
export const download = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
