/** Figures in prose: the domain counts, and the model may only repeat (docs/adr/032-count-figures-and-let-the-model-word-them.md). */

const NUMBER = /\d+(?:[.,]\d+)?/g
const AMOUNT = /(\d+(?:[.,]\d+)?)[\s-]*(?:h|hrs?|hours?|%|percent|points?)(?![\p{L}\d])/giu

const normal = (figure: string): string => String(Number(figure.replace(',', '.')))

/** All figures that stand in some data, texts included. */
export const figuresIn = (data: unknown): ReadonlySet<string> =>
  new Set((JSON.stringify(data).match(NUMBER) ?? []).map(normal))

/** True where every amount of hours, points or percent in a text is one of those known. */
export const claimsOnly = (text: string, known: ReadonlySet<string>): boolean =>
  [...text.matchAll(AMOUNT)].every(([, figure = '']) => known.has(normal(figure)))
