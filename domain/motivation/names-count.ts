/** A count of days as texts name it: “8 days”, “4 of the last 5 days”, “Seven in a row”. Days that are left are no such count. */
const COUNT = /\bin a row\b|\b\d+ (?:planned )?days?\b(?! (?:left|to|until|before|remain))/iu
const QUOTE = /“[^”]*”/gu

/** Whether a text names how many days were kept. What it quotes of the person, such as “30 days without sugar”, is no such count. */
export const namesCount = (text: string): boolean => COUNT.test(text.replace(QUOTE, ''))
