/** Checks figures in prose: a model may repeat counted amounts only (COACH-4, ADR 032). */

const NUMBER = /\d+(?:[.,]\d+)?/g
const AMOUNT = /(\d+(?:[.,]\d+)?)[\s-]*(?:h|hrs?|hours?|%|percent|points?)(?![\p{L}\d])/giu

const normal = (figure: string): string => String(Number(figure.replace(',', '.')))

/** All figures in the data, including those in texts. */
export const figuresIn = (data: unknown): ReadonlySet<string> =>
  new Set((JSON.stringify(data).match(NUMBER) ?? []).map(normal))

/** Whether every amount of hours, points or percent in a text is known. */
export const claimsOnly = (text: string, known: ReadonlySet<string>): boolean =>
  [...text.matchAll(AMOUNT)].every(([, figure = '']) => known.has(normal(figure)))
