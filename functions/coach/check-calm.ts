import { withoutQuotes } from '#domain/coach/words/own-quotes.ts'
import {
  findFigure,
  findNumberedQuote,
  findOptimism,
  findPressure,
  isHeavy,
  type Load,
} from '#domain/framework/calm-prose.ts'
import type { AnswerFault } from '#functions/adapters/bedrock/question.ts'

type Calm = {
  /** What the person carries; null where nothing of it is known. */
  load: Load | null
  /** What the person wrote: its words may be repeated. */
  own: string
}

/** What is wrong with the optimism and the pressure of a model's prose (FRAMEWORK-11, FRAMEWORK-13). */
export const checkCalm = (shown: string, { load, own }: Calm): AnswerFault[] => {
  const prose = withoutQuotes(shown)
  const said = own.toLowerCase()
  const unlessSaid = (found: string | undefined) => (found && !said.includes(found.toLowerCase()) ? found : undefined)
  const optimism = unlessSaid(findOptimism(prose))
  const pressure = load && isHeavy(load) ? unlessSaid(findPressure(prose)) : undefined
  return [
    ...(optimism ? [{ rule: 'odds', tell: `It says “${optimism}”. Call no odds good, and promise nothing.` }] : []),
    ...(pressure
      ? [{ rule: 'pressure', tell: `It says “${pressure}”. Over what this person carries, neither press nor praise.` }]
      : []),
  ]
}

/** What is wrong with the figures of a report over a gentle subject: there are none (FRAMEWORK-13). */
export const checkGentleFigures = (shown: string, { isGentle, gentle }: Load): AnswerFault[] => {
  if (!isGentle) return []
  const found = findFigure(withoutQuotes(shown)) ?? findNumberedQuote(shown, gentle)
  return found === undefined
    ? []
    : [{ rule: 'figures', tell: `It says “${found}”. Over a gentle subject there is no figure.` }]
}
