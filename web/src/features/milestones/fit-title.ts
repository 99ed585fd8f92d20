/** Units of the drawing between the left edge of the title and the mark. */
const WIDTH = 290

/** The end of a title that is not shown whole. */
const MORE = '…'

/** The longest beginning of a title that ends before the mark. `drawn` shows the whole title. */
export const fitTitle = (drawn: SVGTextContentElement, title: string): string => {
  if (drawn.getComputedTextLength() <= WIDTH) return title
  const characters = [...title]
  while (characters.length > 1) {
    characters.pop()
    // An ellipsis is about as wide as a letter.
    if (drawn.getSubStringLength(0, characters.join('').length + 1) <= WIDTH) break
  }
  return `${characters.join('').trimEnd()}${MORE}`
}
