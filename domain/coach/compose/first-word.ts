/** The first word of a text, in small letters; a slot's name where the text begins with a slot. */
export const firstWord = (text: string): string => /[\p{L}_’'-]+/u.exec(text)?.[0].toLowerCase() ?? ''
