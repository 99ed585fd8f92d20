/** Words of a text: the parts between blanks and dashes that have a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/[\s—–]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
