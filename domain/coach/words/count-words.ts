/** Words of a text: the parts between blanks and dashes that have a letter or a digit. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][^\s—–]*/gu)?.length ?? 0
