/** Milliseconds until a file's memory is given back; a browser may ask before it saves. */
const KEPT = 60_000

/** Hands a text to the browser as a file to save. */
export const download = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT)
}
