/** Words of a text: what stands between blanks and dashes and has a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/[\s—–]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
